-- What an installation is, and what every installation offers.

-- One row, written at the first start and never changed: the passwords of a demo are published, so what began as one
-- must not become anything else. The serving role neither reads nor writes it.
create table installation (
  is_only boolean primary key default true check (is_only),
  kind text not null check (kind in ('demo', 'production')),
  since_utc timestamptz not null default now(),
  -- Since then the page that makes the first client is gone.
  first_client_utc timestamptz
);

-- The plans one can subscribe to; a database that has held the demo has them. Cents per person and cycle; a year costs
-- ten months.
insert into product_plans (id, name, description, pricing_options, modules) values
  ('d97b5ccf-5287-4dfd-9c5f-50bfc812c39c', 'Compliance',
   'Policies, certifications, position descriptions and the org chart.',
   '[{"billingCycle": "Monthly", "unitAmount": 450}, {"billingCycle": "Annual", "unitAmount": 4500}]',
   '{positionDescriptions,compliance,orgChart}'),
  ('a5737b36-ccfb-4b79-9a56-1dedaed85888', 'Full',
   'Everything: reviews, check-ins, goals and the asset register beside the compliance modules.',
   '[{"billingCycle": "Monthly", "unitAmount": 900}, {"billingCycle": "Annual", "unitAmount": 9000}]',
   '{assetRegister,checkIns,compliance,goals,orgChart,positionDescriptions,performanceReviews}')
on conflict (id) do nothing;
