/** What stands against a tenant table: `table: what is wrong`. Empty is good. Read from PostgreSQL's own catalogue. */
export const tenantTableFaults = `
with tenant_tables as (
  select c.oid, c.relname as name, a.attnum as tenant, a.attnotnull as is_required, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relkind in ('r', 'p')
), isolating as (
  -- The policy of secure_tenant_table: for every command, on reading and on writing.
  select polrelid from pg_policy
  where polpermissive and polcmd = '*'
    and pg_get_expr(polqual, polrelid) = '(tenant_id = (NULLIF(current_setting(''app.tenant_id''::text, true), ''''::text))::uuid)'
    and pg_get_expr(polwithcheck, polrelid) = pg_get_expr(polqual, polrelid)
)
select name, 'tenant_id may be null' as fault from tenant_tables where not is_required
union all
select name, 'row-level security is not enabled and forced' from tenant_tables
 where not (relrowsecurity and relforcerowsecurity)
union all
select name, 'no policy isolates it on reading and writing' from tenant_tables where oid not in (select polrelid from isolating)
union all
select t.name, 'policy ' || p.polname || ' lets rows be written without regard to the tenant'
  from pg_policy p join tenant_tables t on t.oid = p.polrelid
 where p.polpermissive and p.polcmd <> 'r' and not exists (
   select from isolating i where i.polrelid = p.polrelid and p.polcmd = '*' and p.polname = 'tenant')
union all
select t.name, 'no primary key that begins with tenant_id' from tenant_tables t
 where not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p' and k.conkey[1] = t.tenant)
union all
select t.name, 'unique key ' || i.indexrelid::regclass || ' does not contain tenant_id'
  from pg_index i join tenant_tables t on t.oid = i.indrelid
 where i.indisunique and not (t.tenant = any(i.indkey::int2[]))
union all
select t.name, 'foreign key ' || k.conname || ' points into a tenant table without tenant_id'
  from pg_constraint k join tenant_tables t on t.oid = k.conrelid join tenant_tables f on f.oid = k.confrelid
 where k.contype = 'f' and not exists (
   select from unnest(k.conkey, k.confkey) as pair (mine, theirs) where pair.mine = t.tenant and pair.theirs = f.tenant)
union all
select c.relname, 'a view that does not ask with the rights of its reader' from pg_class c
 join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
 where c.relkind = 'v' and not coalesce(c.reloptions::text like '%security_invoker=true%', false)
union all
select c.relname, 'a materialised view ignores row-level security' from pg_class c
 join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where c.relkind = 'm'
union all
select p.proname, 'runs with the rights of its owner' from pg_proc p
 join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('public', 'identity') where p.prosecdef
   -- An agreement is deleted by nobody but with what is marked as a sample.
   and p.proname <> 'remove_sample_data'
order by 1, 2`

/** What the serving role could do that it must not. */
export const appRoleFaults = `
select 'is a superuser or may bypass row-level security' as fault from pg_roles
 where rolname = 'tenure_app' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
union all
select 'owns ' || c.oid::regclass from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'tenure_app'
union all
select 'is a member of ' || g.rolname from pg_auth_members m join pg_roles r on r.oid = m.member join pg_roles g on g.oid = m.roleid
 where r.rolname = 'tenure_app'
union all
select 'may truncate or disable triggers of ' || c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where n.nspname in ('public', 'identity') and c.relkind in ('r', 'p')
   and (has_table_privilege('tenure_app', c.oid, 'truncate') or has_table_privilege('tenure_app', c.oid, 'trigger'))
union all
select 'may make things in schema ' || n.nspname from pg_namespace n
 where n.nspname in ('public', 'identity') and has_schema_privilege('tenure_app', n.oid, 'create')
union all
select 'may write the record of migrations' where has_table_privilege('tenure_app', 'public.schema_migrations', 'insert, update, delete')
union all
select 'may change what was recorded' where has_table_privilege('tenure_app', 'public.audit_entries', 'update, delete')`
