-- All sessions of an operator end together.
create index artifact_account on identity.artifact ((payload ->> 'accountId'));
