INSERT INTO ledger_proof (entry_id, proved_at) VALUES (1, now());
INSERT INTO ledger_proof_account SELECT id, kind, 1, balance, earned FROM ledger_account WHERE kind = 'player' LIMIT 1;
