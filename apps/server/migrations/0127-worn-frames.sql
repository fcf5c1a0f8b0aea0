-- Wearers of a frame that ends with Plus are looked for every ten minutes.
CREATE INDEX player_appearance_frame ON player_appearance ((worn ->> 'frame'), player_id)
  WHERE worn ->> 'frame' IS NOT NULL;
