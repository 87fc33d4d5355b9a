import type { Actor } from '../../domain/permissions/actor.ts'
import { mayManagePolicies } from '../../domain/policies/access.ts'
import type { HrDocument, HrDocumentSummary } from '../../domain/policies/nouns.ts'
import { contentOf, headingOf } from '../../domain/policies/writing.ts'
import { refresh } from '../kit/library.ts'
import { tell } from '../kit/tell.ts'
import type { KeptText } from './policyEditor.ports.ts'

/** What the pages on which policies are written have in common: who may, as the server decides it. */
export const mayChange = ({ context }: { readonly context: Pick<Actor, 'privileges'> }): boolean =>
  mayManagePolicies(context, 'Modify').allowed

/** Whether what this browser kept says anything else than what the server has. */
export const differsFrom = ({ heading, content }: KeptText, document: HrDocument): boolean =>
  JSON.stringify([heading, content]) !== JSON.stringify([headingOf(document), contentOf(document)])

/** A document is what the list gives of it, and more. */
const summaryOf = ({
  versions: _versions,
  current: _current,
  draft: _draft,
  settings: _settings,
  askedByPositions: _askedByPositions,
  template: _template,
  lastReviewedUtc: _lastReviewedUtc,
  version: _version,
  ...summary
}: HrDocument): HrDocumentSummary => summary

type Telling = Parameters<typeof tell>[0]

/** A policy as it is now, to the machines that show it; and what it asks of people may have changed with it. */
export const tellArrived = (telling: Telling, document: HrDocument): void => {
  tell(telling, 'policies', { type: 'document.arrived', document })
  tell(telling, 'readiness', { type: 'record.arrived', part: 'policies', record: summaryOf(document) })
  refresh(telling, 'toDo')
}
