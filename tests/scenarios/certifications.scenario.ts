import { mayAdd, mayChangeFiles, mayRemove, mayVerify } from '../../src/domain/certifications/access.ts'
import { blankEntry } from '../../src/domain/certifications/entryDraft.ts'
import { mayBeAnswered } from '../../src/domain/certifications/lifecycle.ts'
import type { Certification, CertificationFile, CertificationType } from '../../src/domain/certifications/nouns.ts'
import type { CertificationFileId, CertificationId, CertificationTypeId } from '../../src/domain/kernel/ids.ts'
import {
  type CertificationDialog,
  certificationDialogsMachine,
  draftFor,
} from '../../src/machines/certifications/certificationDialogs.ts'
import { certificationsMachine } from '../../src/machines/certifications/certifications.machine.ts'
import { certificationTypesMachine } from '../../src/machines/certifications/certificationTypes.machine.ts'
import type { RenewalSubject } from '../../src/machines/certifications/renewal.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { fileNamed } from './files.ts'
import { answers, anyFailure, breaks, changedMeanwhile, ends, notFound, says } from './outcomes.ts'
import { actors, banksia, employeeIds } from './people.ts'

const idOf = (number: number): string => `00000000-0000-4000-8000-0000000006${number}`

const file: CertificationFile = {
  id: idOf(11) as CertificationFileId,
  certificationId: idOf(10) as CertificationId,
  name: 'white-card.pdf',
  contentType: 'application/pdf',
  size: 1_000,
  uploadedUtc: '2026-01-12T03:00:00.000Z',
}

export const certificationOf = (over: Partial<Certification> = {}): Certification => ({
  id: idOf(10) as CertificationId,
  employeeId: employeeIds.employee,
  employeeName: samples.eve.fullName,
  certificationTypeId: idOf(20) as CertificationTypeId,
  typeName: 'White Card',
  expiryDate: '2026-12-01T13:59:59.999Z',
  issuedDay: null,
  isDeleted: false,
  lastReminderUtc: null,
  lastReminderBy: null,
  snoozedUntil: null,
  files: [file],
  verification: 'verified',
  declinedBecause: null,
  verifiedBy: samples.ava.fullName,
  renews: null,
  isRenewed: false,
  createdUtc: '2026-01-12T03:00:00.000Z',
  version: 1,
  ...over,
})

export const typeOf = (over: Partial<CertificationType> = {}): CertificationType => ({
  id: idOf(20) as CertificationTypeId,
  name: 'White Card',
  description: '',
  isDeleted: false,
  references: [],
  referenceCount: 0,
  askedByPositions: [],
  validityMonths: 12,
  reminderDays: [30, 14],
  requiredBy: { all: false, departmentIds: [], positionTitles: [], tags: [] },
  version: 1,
  ...over,
})

export const whiteCard = certificationOf()
const handedIn = certificationOf({ verification: 'submitted', version: 2 })
export const renewed = certificationOf({ id: idOf(12) as CertificationId, renews: whiteCard.id })
export const letter = fileNamed('card.pdf')

export const entered: Extract<RenewalSubject, { kind: 'entry' }> = {
  kind: 'entry',
  id: renewed.id,
  entry: {
    ...blankEntry,
    employeeId: employeeIds.employee,
    certificationTypeId: whiteCard.certificationTypeId,
    expiryDay: '2027-12-01',
  },
  renews: whiteCard,
}
export const looked: RenewalSubject = { kind: 'check', certification: handedIn }

/** The page offers what the domain allows, of what it shows. */
const theCertifications = (role: keyof typeof actors, label: string): Variant => {
  const actor = { ...actors[role], isOnlyAdmin: false }
  const shown =
    <A>(offered: (certification: Certification) => Readonly<Record<string, A>>) =>
    (snapshot: { readonly context: { readonly certifications: ReadonlyArray<Certification> } }) => {
      const [first] = snapshot.context.certifications
      return first === undefined ? {} : offered(first)
    }
  return {
    label,
    role,
    input: { timeZone: banksia.timeZone },
    cases: {
      ...says('list.opened', {
        'those of the employee': { of: employeeIds.employee },
        'those of everybody': { of: 'everybody' },
      }),
      ...says(
        'renewal.asked',
        shown((first) => ({
          ...(mayAdd(actor, first.employeeId).allowed && { 'a renewal': { subject: entered } }),
          ...(mayVerify(actor, first.employeeId).allowed &&
            mayBeAnswered(first.verification).allowed && { 'a look at it': { subject: looked } }),
        })),
      ),
      ...says(
        'files.asked',
        shown((first) =>
          mayChangeFiles(actor, first).allowed ? { 'of the first one': { certification: first } } : {},
        ),
      ),
      ...says(
        'fileRemoval.asked',
        shown((first) =>
          mayRemove(actor, first).allowed && first.files.length > 0
            ? { 'of the first one': { certification: first, file } }
            : {},
        ),
      ),
      ...says('dialog.succeeded', {
        'one that has changed': { record: whiteCard, dialog: 'reminder', answer: certificationOf({ version: 2 }) },
        'one that is gone': { record: whiteCard, dialog: 'delete', answer: null },
      }),
      ...answers(
        'loadCertifications',
        { 'one that counts': [whiteCard], 'one that waits': [handedIn], none: [] },
        { ...notFound, ...anyFailure },
      ),
      ...ends('renewal', { 'it is there': renewed, 'nothing came of it': null }),
      ...ends('upload', {
        'the files have arrived': { uploaded: true, answer: [file] },
        'it was left': { uploaded: false, answer: null },
      }),
      ...ends('removal', {
        'confirmed and done': { confirmed: true, answer: null },
        cancelled: { confirmed: false, answer: null },
      }),
      ...breaks('dialogs', () => true),
      ...breaks('download', () => true),
    },
    project: ({ context: { of, certifications, work } }) => [
      of,
      certifications.map(({ id, version, verification, isRenewed, files }: Certification) => [
        id,
        version,
        verification,
        isRenewed,
        files.length,
      ]),
      work?.kind ?? null,
      work?.subject?.kind ?? null,
      work?.certification?.id ?? null,
    ],
  }
}

export const certifications: Scenario = {
  machine: certificationsMachine,
  variants: [
    theCertifications('admin', 'an admin'),
    theCertifications('manager', 'a manager'),
    theCertifications('employee', 'an employee on their own page'),
  ],
}

const snoozed = (untilDay: string | null) => ({ timeZone: banksia.timeZone, today: '2026-11-22', untilDay })

const { employeeId, certificationTypeId } = whiteCard

const selected = (record: Certification, dialog: CertificationDialog) => ({
  record,
  dialog,
  draft: draftFor(dialog, record, { ...snoozed(null), newId: renewed.id }),
})

const version = { entry: { ...blankEntry, employeeId, certificationTypeId, expiryDay: '2027-12-01' }, files: [] }

const confirmedIn: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  version: {
    'without an expiry': { form: { ...version, entry: blankEntry } },
    'without files': { form: version },
    'with a file': { form: { ...version, files: [letter] } },
  },
  snooze: {
    'without a day': { form: snoozed('') },
    'until a day': { form: snoozed('2026-12-01') },
  },
}

export const certificationDialogs: Scenario = {
  machine: certificationDialogsMachine,
  explained: { 'certificationDialogs may drop record.selected': 'Each dialog there is has its state.' },
  variants: [
    {
      label: 'two certifications',
      cases: {
        ...says('record.selected', {
          'the first one, to get a new version': selected(whiteCard, 'version'),
          'the first one, to be reminded of': selected(whiteCard, 'reminder'),
          'the first one, to be snoozed': selected(whiteCard, 'snooze'),
          'the second one, to be deleted': selected(renewed, 'delete'),
        }),
        ...says(
          'dialog.confirmed',
          ({ context: { dialog } }) => confirmedIn[dialog] ?? { 'it is meant': { form: null } },
        ),
        ...says('dialog.progressed', { 'half of it has arrived': { fraction: 0.5 } }),
        ...answers(
          'run',
          ({ context: { dialog } }) =>
            dialog === 'delete' ? { 'it is gone': null } : { 'it is done': certificationOf({ version: 2 }) },
          { ...changedMeanwhile, ...anyFailure },
        ),
      },
      project: ({ context: { record, form } }) => [record?.id ?? null, form?.files?.length ?? null],
    },
  ],
}

const forklift = typeOf({ id: idOf(21) as CertificationTypeId, name: 'Forklift LF' })

const firstType = (snapshot: { readonly context: { readonly types: ReadonlyArray<CertificationType> } }) => {
  const [certificationType] = snapshot.context.types
  return certificationType === undefined ? {} : { 'the first type': { certificationType } }
}

export const certificationTypes: Scenario = {
  machine: certificationTypesMachine,
  home: ['certificationTypes.reading.showing', 'certificationTypes.working.resting'],
  variants: [
    {
      label: 'an admin on the types',
      role: 'admin',
      cases: {
        ...says('addition.asked', { 'a new type': { id: forklift.id } }),
        ...says('change.asked', firstType),
        ...says('archiving.asked', firstType),
        ...answers(
          'loadTypes',
          {
            'one type': [typeOf()],
            'one in use': [typeOf({ references: [whiteCard.id], referenceCount: 1 })],
            'no types': [],
          },
          anyFailure,
        ),
        ...ends('form', {
          'saved, a new one': forklift,
          'saved, a known one': typeOf({ version: 2 }),
          cancelled: null,
        }),
        ...ends('confirmation', ({ context: { chosen } }) => ({
          'confirmed and done': { confirmed: true, answer: typeOf({ isDeleted: !chosen?.isDeleted, version: 3 }) },
          cancelled: { confirmed: false, answer: null },
        })),
      },
      project: ({ context: { types, chosen, newId } }) => [
        types.map(({ id, version, isDeleted, referenceCount }: CertificationType) => [
          id,
          version,
          isDeleted,
          referenceCount,
        ]),
        [chosen?.id, chosen?.version, chosen?.isDeleted],
        newId,
      ],
    },
  ],
}
