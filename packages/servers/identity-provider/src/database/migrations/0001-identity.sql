-- What oidc-provider keeps: sessions, grants, codes, refresh tokens, sign-ins under way.
create table identity.artifact (
  model text not null,
  -- SHA-256 of the code or token: a copy of the database opens no session
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id)
);
create index artifact_grant on identity.artifact (grant_id) where grant_id is not null;
create index artifact_uid on identity.artifact (uid) where uid is not null;
create index artifact_expiry on identity.artifact (expires_at);

create table identity.signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table identity.credential (
  user_id uuid primary key,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

-- Failed sign-ins, counted by e-mail address, network address or device; the key is a hash of it.
create table identity.sign_in_attempt (
  key text primary key,
  failures integer not null default 0,
  last_at timestamptz not null default now()
);
create index sign_in_attempt_age on identity.sign_in_attempt (last_at);
