import { Effect } from 'effect'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { diskFiles } from '../files/fileStore.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { letter } from './onePage.ts'
import { idIn, type Row, tenantIdOf } from './rows.ts'

/** By the policy's title. */
export type PolicyPapers = ReadonlyMap<string, { readonly id: string; readonly sha256: string; readonly row: Row }>

/** The PDFs of those policies that were uploaded instead of written. */
export const savePolicyFiles = async (tenant: DemoTenant, moments: Moments, dataDir: string): Promise<PolicyPapers> => {
  const { save } = diskFiles(dataDir)
  const papers = tenant.policies.flatMap(({ title, file, publishedDaysAgo }) =>
    file === undefined ? [] : [{ title, lines: file, addedUtc: moments.days(-publishedDaysAgo) }],
  )
  const saved = papers.map(async ({ title, lines, addedUtc }) => {
    const id = idIn(tenant, 'policy file', title)
    const bytes = new TextEncoder().encode(letter(title, lines))
    const { sha256, size } = await Effect.runPromise(save(tenantIdOf(tenant) as TenantId, bytes, id))
    const row = {
      id,
      kind: 'policy',
      name: `${title}.pdf`,
      content_type: 'application/pdf',
      size,
      sha256,
      pages: 1,
      created_utc: addedUtc,
    }
    return [title, { id, sha256, row }] as const
  })
  return new Map(await Promise.all(saved))
}
