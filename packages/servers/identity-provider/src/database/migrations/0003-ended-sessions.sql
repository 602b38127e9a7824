-- Access tokens name the grant of their session as `sid`. With the grant they end, whatever ends it: signing out,
-- revocation, a code or refresh token that is used twice, a new password. The product API reads it here.
create function identity.end_session_of_grant() returns trigger language plpgsql as $$
  begin
    insert into public.ended_session (id) values (old.id) on conflict do nothing;
    return null;
  end
$$;
create trigger grant_ended after delete on identity.artifact
  for each row when (old.model = 'Grant') execute function identity.end_session_of_grant();
