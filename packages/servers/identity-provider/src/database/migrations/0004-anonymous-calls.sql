-- How many sign-ins an address has begun in a minute; the key is a hash of the address.
create unlogged table identity.begun_sign_in (
  key text primary key,
  minute timestamptz not null,
  times integer not null
);
