import { Effect } from 'effect'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { diskFiles } from '../files/fileStore.ts'
import { type Held, heldIn } from './certificationRows.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { letter } from './onePage.ts'
import { peopleOf } from './people.ts'
import { idIn, type Row, tenantIdOf } from './rows.ts'

/** One page for each certification; several for those that are told with the names of their files. */
export const saveCertificationFiles = async (
  tenant: DemoTenant,
  moments: Moments,
  dataDir: string,
): Promise<readonly Row[]> => {
  const { save } = diskFiles(dataDir)
  const tenantId = tenantIdOf(tenant) as TenantId
  const names = new Map(
    peopleOf(tenant, moments).map(({ key, firstName, lastName }) => [key, `${firstName} ${lastName}`.trim()]),
  )
  const papers = heldIn(tenant, moments).flatMap((held) => filesOf(held).map((name) => ({ held, name })))
  return Promise.all(
    papers.map(async ({ held, name }) => {
      const id = idIn(tenant, 'certification file', `${held.id}/${name}`)
      const text = letter(held.type, [
        `Holder: ${names.get(held.of) ?? ''}`,
        `Copy: ${name}`,
        'A sample, without value.',
      ])
      const { sha256, size } = await Effect.runPromise(save(tenantId, new TextEncoder().encode(text), id))
      return {
        tenant_id: tenantId,
        id,
        certification_id: held.id,
        name,
        content_type: 'application/pdf',
        size,
        sha256,
        uploaded_utc: moments.days(held.is === 'submitted' ? -2 : -40),
      }
    }),
  )
}

const filesOf = ({ files, type }: Held): readonly string[] => files ?? [`${type.replaceAll('/', ' ')}.pdf`]
