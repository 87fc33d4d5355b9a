/** Of people of every department, most of them active and due some day. */
export const goals = (count: number): ReadonlyArray<string> => [
  `insert into goals (tenant_id, id, employee_id, title, state, due_date, started_day, progress)
   select $1::uuid, gen_random_uuid(), e.ids[1 + n % cardinality(e.ids)], 'Goal ' || md5(n::text),
     (array['Active', 'Active', 'Active', 'Draft', 'Done'])[1 + n % 5],
     case when n % 11 = 0 then null else current_date + n % 400 - 40 end, current_date - n % 200,
     json_build_object('kind', 'number', 'start', 0, 'current', n % 100, 'target', 100, 'unit', 'talks')
   from generate_series(1, ${count}) n,
     (select array_agg(id) as ids from employees where tenant_id = $1::uuid and is_active) e`,
  // Ten at the top, the others below them; nobody’s goal serves one that is hidden from them.
  `with company as (
     select id, row_number() over (order by id) as n from goals
     where tenant_id = $1::uuid and state = 'Active' order by id limit ${count / 10})
   update goals g set shared_with = 'company', serves_id = above.id
   from company c left join company above on c.n > 10 and above.n = 1 + c.n % 10
   where g.tenant_id = $1::uuid and g.id = c.id`,
]
