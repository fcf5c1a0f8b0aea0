-- Names in the setup and the state of a match: a seat has a membership, and a setup the id of its stakes.
-- A quote within a text is written \" in JSON, so that only keys are found.
UPDATE match
   SET setup = replace(replace(setup::text, '"planId": ', '"stakesId": '), '"plan": ', '"membership": ')::jsonb,
       state = replace(replace(state::text, '"planId": ', '"stakesId": '), '"plan": ', '"membership": ')::jsonb;
