import { expect, test } from 'vitest'
import { whileMigrating } from '../kit/migrating.ts'
import { newId } from '../kit/people.ts'

const [tenantId, employeeId, departmentId, policyId] = [newId(), newId(), newId(), newId()] as string[]

test('0016: what a policy of before is set to and whom it names is what is known of all the time before', async () => {
  await whileMigrating(async ({ upTo, run }) => {
    await upTo(15)
    await run(
      `insert into tenants (id, name, status, time_zone) values ($1, 'Banksia', 'Active', 'Australia/Brisbane')`,
      [tenantId],
    )
    await run('insert into departments (tenant_id, id, name) values ($1, $2, $3)', [tenantId, departmentId, 'Yard'])
    await run(
      `insert into employees (tenant_id, id, first_name, email, department_id) values ($1, $2, 'Jo', 'jo@a.example', $3)`,
      [tenantId, employeeId, departmentId],
    )
    await run(
      `insert into hr_documents (tenant_id, id, title, is_for_all, version_no, agree_from_version_no, published_utc,
         agree_from_utc, due_in_days)
       values ($1, $2, 'Heat', false, 1, 1, '2024-02-01', '2024-02-01', 7)`,
      [tenantId, policyId],
    )
    await run(
      `insert into hr_document_versions (tenant_id, document_id, version_no, title, content, sha256, is_substantive,
         published_utc)
       values ($1, $2, 1, 'Heat', '{}', 'ab', true, '2024-02-01')`,
      [tenantId, policyId],
    )
    await run('insert into hr_document_departments (tenant_id, document_id, department_id) values ($1, $2, $3)', [
      tenantId,
      policyId,
      departmentId,
    ])
    await run(`update hr_document_bindings set since_utc = '2024-02-01'`)
    await upTo(16)

    const of = [tenantId, policyId]
    expect(
      await run(
        `select is_for_all, due_in_days, known_utc <= '2024-03-01' as is_known
         from policy_settings_at($1, $2, '2024-03-01')`,
        of,
      ),
    ).toEqual([{ is_for_all: false, due_in_days: 7, is_known: false }])
    expect(await run(`select kind, name from policy_audience_at($1, $2, '2024-03-01')`, of)).toEqual([
      { kind: 'department', name: 'Yard' },
    ])
    expect(await run(`select employee_id, standing from policy_duties_at($1, $2, '2024-03-01')`, of)).toEqual([
      { employee_id: employeeId, standing: 'late' },
    ])
  })
})
