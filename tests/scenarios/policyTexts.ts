import type { HrDocumentId, ItemId } from '../../src/domain/kernel/ids.ts'
import type { PolicyContent } from '../../src/domain/policies/content/nouns.ts'
import type { HrDocument, PolicyDraft } from '../../src/domain/policies/nouns.ts'
import { everybody } from '../../src/domain/policies/settingsDrafts.ts'
import type { KeptText } from '../../src/machines/policies/policyEditor.ports.ts'
import { samples } from '../../src/samples/people.ts'

/** The policy every situation of the writing pages is about, as it comes along. */
export const id = '00000000-0000-4000-8000-000000000401' as HrDocumentId
export const other = '00000000-0000-4000-8000-000000000402' as HrDocumentId
export const templateId = '00000000-0000-4000-8000-000000000403' as ItemId
export const of = { id }

export const textOf = (text: string): PolicyContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

export const draftOf = (version: number, over: Partial<PolicyDraft> = {}): PolicyDraft => ({
  title: 'Ladders',
  category: 'Safety',
  content: textOf('Check the feet.'),
  file: null,
  templateVersion: null,
  savedUtc: '2026-11-02T03:00:00.000Z',
  savedBy: samples.ava.fullName,
  version,
  ...over,
})

const documentOf = (over: Partial<HrDocument> = {}): HrDocument => ({
  id,
  type: 0,
  title: 'Ladders',
  category: 'Safety',
  status: 'draft',
  versionNo: 0,
  agreeFromVersionNo: 0,
  publishedUtc: null,
  dueUtc: null,
  renewalUtc: null,
  newVersionAvailable: false,
  hasDraft: true,
  relevantParties: everybody,
  bindsMe: true,
  agreements: [],
  progress: null,
  versions: [],
  current: null,
  draft: draftOf(1),
  settings: {
    relevantParties: everybody,
    dueDay: null,
    dueInDays: null,
    remindEveryDays: null,
    tellManagerAfterDays: null,
    renewEveryMonths: null,
  },
  template: null,
  askedByPositions: [],
  lastReviewedUtc: null,
  version: 1,
  ...over,
})

const file = { name: 'ladders.pdf', size: 3, sha256: 'a'.repeat(64), pages: 2 }
export const written = documentOf()
export const uploaded = documentOf({ draft: draftOf(1, { content: null, file }) })
export const published = documentOf({ status: 'published', versionNo: 1, draft: null, hasDraft: false, version: 2 })
export const republished = documentOf({ status: 'published', versionNo: 2, draft: null, hasDraft: false, version: 3 })

export const kept: KeptText = {
  heading: { title: 'Ladders', category: 'Safety' },
  content: textOf('Kept in this browser.'),
  draftVersion: 1,
  keptUtc: '2026-11-02T02:00:00.000Z',
}

export const read = () => textOf('What stands in the editor.')
