"""The screen of an electric car: route, charging, music, telephone, climate, the car itself."""
