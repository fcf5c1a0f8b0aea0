-- JSON that is read whole takes less room as text: `jsonb` keeps four bytes beside every name and value, so that one of
-- many can be found at once. Seeds are 64 hexadecimal digits, kept as 32 bytes.
ALTER TABLE match
  ALTER COLUMN setup TYPE json,
  ALTER COLUMN state TYPE json,
  ALTER COLUMN seed TYPE bytea USING decode(seed, 'hex');
ALTER TABLE match RENAME COLUMN seed TO packed_seed;
ALTER TABLE match ADD COLUMN seed text GENERATED ALWAYS AS (encode(packed_seed, 'hex')) VIRTUAL;

ALTER TABLE domain_event ALTER COLUMN data TYPE json;

-- Unique by its other order, the key finds a transfer's entries, too. Those of an account have an index in their order.
ALTER TABLE ledger_entry
  DROP CONSTRAINT ledger_entry_account_id_transfer_id_key,
  ADD UNIQUE (transfer_id, account_id);
DROP INDEX ledger_entry_transfer;

-- Ids that begin with their time fill the pages of indexes better than random ones.
ALTER TABLE ledger_transfer ALTER COLUMN id SET DEFAULT uuidv7();
