"""A micro-blog: the feed, one post with its replies, notices, a composer, trends."""
