-- Devices that are known to an account no more stay, since sightings also tell who shares a device.
ALTER TABLE sighting ADD COLUMN is_known boolean NOT NULL DEFAULT true;
