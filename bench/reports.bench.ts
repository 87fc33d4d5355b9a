import { reports } from '../src/domain/reports/catalogue.ts'
import type { ReportAnswer } from '../src/domain/reports/nouns.ts'
import { reportShapes } from '../src/domain/reports/shapes.ts'
import { askingAt } from './kit/asking.ts'
import { register } from './kit/assetData.ts'
import { fillCompliance, filled } from './kit/complianceData.ts'
import { spreadOf } from './kit/rounds.ts'
import { type Line, printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * Every report of 10,000 people, as many assets, 20 types that everybody must hold and 30 policies that bind everybody,
 * through the whole server: the page with its figures, the page of an earlier day, and the file with all rows.
 */
const rounds = 5
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const asAt = dayAgo(8)

/**
 * Certifications there were long before, of which one in ten was moved since, and one in ten verified; and what of policies
 * the past is told by.
 */
const past: ReadonlyArray<string> = [
  `update certifications set created_utc = now() - interval '300 days' where tenant_id = $1::uuid`,
  `update certification_types set created_utc = now() - interval '300 days' where tenant_id = $1::uuid`,
  `update assets set created_utc = now() - interval '300 days' where tenant_id = $1::uuid`,
  `insert into audit_entries (tenant_id, user_id, action, subject_kind, subject_id, at_utc, values)
   select c.tenant_id, '00000000-0000-0000-0000-000000000000', case when n % 2 = 0 then 'updated' else 'verified' end,
     'certification', c.id, now() - n % 20 * interval '1 day',
     case when n % 2 = 0 then '[{"field":"expiryDate","before":"2026-06-01","after":"2027-06-01"}]'::jsonb end
   from (select *, row_number() over (order by id) as n from certifications where tenant_id = $1::uuid) c where n % 10 < 2`,
  `insert into hr_document_versions (tenant_id, document_id, version_no, title, content, sha256, is_substantive, published_utc)
   select tenant_id, id, 1, title, '[]', repeat('0', 64), true, agree_from_utc from hr_documents
   where tenant_id = $1::uuid and version_no = 1`,
  `insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, agreement_date_utc, sha256)
   select tenant_id, document_id, 1, employee_id, since_utc + interval '1 day', repeat('0', 64) from hr_document_bindings
   where tenant_id = $1::uuid and agreed_version_no = 1`,
]

await prepareData()
const tenure = await startTenure()
try {
  await fillCompliance()
  await filled('assets', tenantIdOf('tenThousand'), register(10_000))
  await filled('hr_document_versions', tenantIdOf('tenThousand'), past)
  const { ask } = await askingAt(tenure.url)
  const lines: Array<Line> = []
  for (const { name, friendlyName } of reports) {
    const page: number[] = []
    const earlier: number[] = []
    const file: number[] = []
    const isOfDays = reportShapes[name].asks === 'asAt'
    let count = 0
    for (let round = 0; round <= rounds; round += 1) {
      const read = await ask('tenThousand', `reports/${name}`)
      count = (JSON.parse(read.body) as { readonly data: ReportAnswer }).data.count
      const before = isOfDays ? await ask('tenThousand', `reports/${name}?asAt=${asAt}`) : null
      const whole = await ask('tenThousand', `reports/${name}/csv`)
      // The first compiles.
      if (round > 0) {
        page.push(read.took)
        file.push(whole.took)
        if (before !== null) earlier.push(before.took)
      }
    }
    const note = `${count} rows`
    lines.push(
      { what: friendlyName, measured: spreadOf(page), goal: { atMost: 1000 }, unit: ' ms', note },
      ...(isOfDays
        ? [{ what: `${friendlyName}, as at`, measured: spreadOf(earlier), goal: { atMost: 1000 }, unit: ' ms' }]
        : []),
      { what: `${friendlyName}, the file`, measured: spreadOf(file), goal: undefined, unit: ' ms', note },
    )
  }
  printTable(lines)
} finally {
  await tenure.stop()
}
