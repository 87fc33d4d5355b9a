/** Spread over categories and places, half of them held by somebody, each with a plan. */
export const register = (count: number): ReadonlyArray<string> => [
  `insert into feature_flags (tenant_id, name, is_enabled) values ($1::uuid, 'assetRegister', true)
   on conflict (tenant_id, name) do update set is_enabled = true`,
  `insert into asset_categories (tenant_id, id, name)
   select $1::uuid, gen_random_uuid(), 'Category ' || n from generate_series(1, 15) n`,
  `insert into asset_locations (tenant_id, id, name)
   select $1::uuid, gen_random_uuid(), 'Place ' || n from generate_series(1, 20) n`,
  `insert into assets (tenant_id, id, number, name, category_id, location_id, make, model, serial, condition, purchase_day,
     cost, currency, warranty_day, plans, due_day, state, holder_employee_id)
   select $1::uuid, gen_random_uuid(), 'BEN-' || lpad(n::text, 5, '0'),
     (array['Laptop', 'Hilux', 'Angle grinder', 'Harness kit', 'Tablet'])[1 + n % 5], c.ids[1 + n % 15],
     l.ids[1 + n % 20], 'Make ' || n % 40, 'Model ' || n % 300, md5(n::text), 'good', current_date - n % 2000, n % 5000,
     'AUD', current_date + n % 900 - 300, '[]', current_date + n % 400 - 20,
     case when n % 2 = 0 then 'assigned' else 'inStock' end, case when n % 2 = 0 then e.ids[1 + n % cardinality(e.ids)] end
   from generate_series(1, ${count}) n,
     (select array_agg(id) as ids from asset_categories where tenant_id = $1::uuid) c,
     (select array_agg(id) as ids from asset_locations where tenant_id = $1::uuid) l,
     (select array_agg(id) as ids from employees where tenant_id = $1::uuid and is_active) e`,
]
