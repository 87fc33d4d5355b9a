import { createHash } from 'node:crypto'
import { Clock, Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { HrDocumentFilesGroup } from '../../../contract/hrDocumentFiles.ts'
import { identification, readableNumber } from '../../../domain/employees/identification.ts'
import { dayIn } from '../../../domain/kernel/days.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import { imagesIn } from '../../../domain/policies/content/imagesIn.ts'
import { byName, type Evidence, evidenceFileName } from '../../../domain/policies/evidence.ts'
import { mayTakeEvidenceOf } from '../../../domain/policies/evidenceAccess.ts'
import { personFacts, policyFacts } from '../../../domain/policies/evidenceFacts.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { FileStore } from '../../files/fileStore.ts'
import { logoOf } from '../../files/logo.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { notFound } from '../../http/envelope.ts'
import { callerWho } from '../../http/gates.ts'
import { isolated } from '../../paper/paper.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { about } from '../documents.handlers.ts'
import { managingAnything } from '../guards.ts'
import { imageBytes } from '../images/images.ts'
import { printed } from '../paper/printing.ts'
import { hashOf } from '../publishing.ts'
import { ownCompany } from '../reminding/reminding.store.ts'
import {
  type About,
  personHeading,
  policyHeading,
  provedAgreements,
  provedDuties,
  type StoredAgreement,
  type StoredDuty,
  type StoredVersion,
  storedVersions,
} from './evidence.store.ts'

const calls = HrDocumentFilesGroup.endpoints

type Format = 'pdf' | 'csv'

/** Ours: GET hrDocuments/{id}/evidence/{format}, for policy managers. */
export const evidence = answer(calls.evidence, function* ({ params: { id, format }, query: { asAt } }) {
  const caller = yield* managingAnything
  const asked = { ...(yield* moment(caller, asAt)), policy: id, person: null }
  const [heading] = yield* rowsOf(caller, policyHeading(asked))
  if (heading === undefined) return yield* Effect.fail(notFound)
  const pack = { kind: 'policy' as const, title: heading.title, facts: policyFacts(caller.locale, heading, asked.day) }
  return yield* packed(caller, asked, pack, format, about(id, heading.title))
})

/** Ours: GET employees/{id}/policyEvidence/{format}: of all a person has agreed to, and what they owe. */
export const evidenceOf = answer(calls.evidenceOf, function* ({ params: { employeeId, format }, query: { asAt } }) {
  const caller = yield* callerWho({ module: 'compliance' })
  if (!mayTakeEvidenceOf(caller, employeeId).allowed) return yield* Effect.fail(notFound)
  const [heading] = yield* rowsOf(caller, personHeading(employeeId))
  if (heading === undefined) return yield* Effect.fail(notFound)
  const asked = { ...(yield* moment(caller, asAt)), policy: null, person: employeeId }
  const employeeNumber = readableNumber(caller, heading, caller)
  const facts = personFacts(caller.locale, { ...heading, employeeNumber }, asked.day)
  const pack = { kind: 'person' as const, title: heading.fullName, facts }
  return yield* packed(caller, asked, pack, format, { kind: 'employee', id: employeeId })
})

/** Of a day that is not over, what is now: nobody is late before the day has ended. */
const moment = ({ timeZone }: Caller, day: Day | undefined) =>
  Effect.map(Clock.currentTimeMillis, (now) => ({
    day: day !== undefined && day < dayIn(timeZone, now) ? day : null,
  }))

/** Puts the pack together, writes down who took it away, and draws it. */
const packed = Effect.fn(function* (
  caller: Caller,
  asked: About,
  pack: Pick<Evidence, 'kind' | 'title' | 'facts'>,
  format: Format,
  subject: { readonly kind: 'hrDocument' | 'employee'; readonly id: string; readonly name?: string },
) {
  const now = yield* Clock.currentTimeMillis
  const duties = yield* rowsOf(caller, provedDuties(asked))
  const agreements = yield* rowsOf(caller, provedAgreements(asked))
  const stored = yield* rowsOf(caller, storedVersions(asked))
  const versions = yield* Effect.forEach(stored, (version) =>
    Effect.map(isIntact(caller, version), (isIntact) => {
      const { content: _content, fileId: _fileId, ...told } = version
      return { ...told, isIntact }
    }),
  )
  const company = yield* transact(caller, function* () {
    yield* recordChange(caller, { ...subject, action: 'exported', fields: ['policyEvidence'] })
    return yield* ownCompany
  })
  const [maker] = yield* rowsOf(caller, personHeading(caller.employeeId))
  const told = <A extends StoredDuty | StoredAgreement>({ personId, email, employeeNumber, ...rest }: A) => ({
    ...rest,
    // In a pack about a person the rows are policies, and the person stands at its head.
    identification:
      asked.policy === null ? '' : identification(caller, { id: personId, email, employeeNumber }, caller),
  })
  const evidence: Evidence = {
    ...pack,
    clientName: company.name,
    timeZone: caller.timeZone,
    locale: caller.locale,
    madeUtc: new Date(now).toISOString(),
    madeBy: maker === undefined ? '' : `${isolated(maker.fullName)} (${identification(caller, maker, caller)})`,
    asAt: asked.day,
    versions,
    duties: duties.map(told).toSorted(byName),
    agreements: agreements.map(told),
  }
  const bytes = yield* printed(
    format === 'csv' ? { kind: 'register', evidence } : { kind: 'evidence', evidence, logo: yield* logoOf(caller) },
  )
  const name = evidenceFileName(pack.title, asked.day ?? dayIn(caller.timeZone, now), format)
  return fileResponse({ bytes, name, contentType: format === 'pdf' ? 'application/pdf' : 'text/csv' })
})

/** Whether what is stored still is what was published: its hash is made anew. */
const isIntact = (caller: Caller, { title, content, fileId, sha256 }: StoredVersion) =>
  content === null
    ? Effect.map(
        Effect.flatMap(FileStore, (files) => files.read(caller.tenantId, fileId ?? '')),
        (bytes) => bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === sha256,
      )
    : hashOf({ title, content }) !== sha256
      ? Effect.succeed(false)
      : Effect.map(imageBytes(caller, content), (bytes) =>
          // The text names them by their hashes.
          imagesIn(content).every(({ id, sha256 }) => {
            const found = bytes.get(id)
            return found !== undefined && createHash('sha256').update(found).digest('hex') === sha256
          }),
        )
