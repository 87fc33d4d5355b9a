import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { hashOf } from '../../../src/server/policies/publishing.ts'
import { migrationsDirectory } from '../../../src/server/projectRoot.ts'
import { whileMigrating } from '../kit/migrating.ts'
import { newId } from '../kit/people.ts'

const [tenantId, joined, left, policyId] = [newId(), newId(), newId(), newId()] as string[]

test('0011: a policy of before there were versions keeps its agreements, its due day, and whom it binds', async () => {
  expect(await readdir(migrationsDirectory)).toContain('0011_policies.sql')
  await whileMigrating(async ({ upTo, run }) => {
    await upTo(10)
    await run(
      `insert into tenants (id, name, status, time_zone) values ($1, 'Banksia', 'Active', 'Australia/Brisbane')`,
      [tenantId],
    )
    await run(
      `insert into employees (tenant_id, id, first_name, email, is_active, created_utc)
       values ($1, $2, 'Jo', 'jo@a.example', true, '2023-01-01'), ($1, $3, 'Lee', 'lee@a.example', false, '2023-01-01')`,
      [tenantId, joined, left],
    )
    await run(
      `insert into hr_documents (tenant_id, id, title, version_no, published_utc, due_utc)
       values ($1, $2, 'Heat "and" sun', 2, '2024-02-01T00:00:00Z', '2024-03-01T13:59:59.999Z')`,
      [tenantId, policyId],
    )
    await run(
      `insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id) values ($1, $2, 1, $3)`,
      [tenantId, policyId, joined],
    )
    await upTo(11)

    const [first] = (await run(
      `select v.title, v.content, v.sha256, a.sha256 as agreed from hr_document_versions v
       join hr_document_agreements a using (tenant_id, document_id, version_no)`,
    )) as ReadonlyArray<unknown> as ReadonlyArray<{
      title: string
      content: PolicyContent
      sha256: string
      agreed: string
    }>
    expect(first?.sha256).toBe(first && hashOf(first))
    expect(first?.agreed).toBe(first?.sha256)
    const duties = await run('select employee_id, version_no, standing, agreed_version_no from policy_duties($1)', [
      tenantId,
    ])
    expect(duties).toEqual([{ employee_id: joined, version_no: 2, standing: 'late', agreed_version_no: 1 }])
    expect(
      await run(
        'select due_day::text as due, count(*)::int as versions from hr_documents d join hr_document_versions v on v.document_id = d.id group by 1',
      ),
    ).toEqual([{ due: '2024-03-01', versions: 2 }])
  })
})
