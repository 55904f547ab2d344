"""Food to the door, on phones: kitchens, a menu with photographs, a basket, a courier's way."""
