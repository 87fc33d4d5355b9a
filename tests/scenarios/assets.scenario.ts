import {
  actFields,
  assignFields,
  manyFields,
  returnFields,
  serviceFields,
} from '../../src/domain/assets/asset.fields.ts'
import type { AssetAudit } from '../../src/domain/assets/audits/nouns.ts'
import type { AssetConfiguration } from '../../src/domain/assets/configuration/nouns.ts'
import type { AssetAuditId } from '../../src/domain/kernel/ids.ts'
import { assetAuditMachine } from '../../src/machines/assets/assetAudit.machine.ts'
import { assetConfigurationMachine } from '../../src/machines/assets/assetConfiguration.machine.ts'
import {
  type AssetDialog,
  type AssetDone,
  assetDialogsMachine,
  assignDraft,
  changeDraft,
  chosen,
  duplicateDraft,
  labelDraft,
  noteDraft,
  returnDraft,
  serviceDraft,
} from '../../src/machines/assets/assetDialogs.ts'
import { type DoneWithMany, assetOutcome as outcomes } from '../../src/machines/assets/assetOutcome.ts'
import { assetRecordMachine } from '../../src/machines/assets/assetRecord.machine.ts'
import type { ConfiguredItem } from '../../src/machines/assets/assets.ports.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { assetId, assetOf, assetRow, doneWith, laptops, photo, vehicles, workshop, yard } from '../fixtures/assets.ts'
import { fileNamed } from './files.ts'
import { answers, anyFailure, auditClosed, changedMeanwhile, ends, notFound, numberInUse, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { today } from './records.ts'

const asset = assetOf()
const withFile = assetOf({ files: [photo] })

export const assetRecord: Scenario = {
  machine: assetRecordMachine,
  variants: [
    {
      label: 'somebody who manages assets',
      cases: {
        ...says('asset.opened', { 'the first': { id: assetId(1) }, 'another one': { id: assetId(2) } }),
        ...says('creation.opened', { 'a new one': { id: assetId(3) } }),
        ...says('assets.changed', {
          'it was handed out': { assets: [assetRow({ state: 'assigned', version: 2 })] },
          'another one was': { assets: [assetRow({ id: assetId(2), version: 2 })] },
        }),
        ...says('edit.asked', { 'what it is': { section: 'about' } }),
        ...says('files.asked', ({ context }) =>
          (context.asset?.files.length ?? 0) === 0 ? { 'its first file': {} } : {},
        ),
        ...says('fileRemoval.asked', ({ context }) =>
          context.asset?.files.length !== 0 ? { 'its file': { file: photo } } : {},
        ),
        ...says('photo.chosen', ({ context }) =>
          context.asset?.files.length !== 0 ? { 'its file': { fileId: photo.id } } : {},
        ),
        ...answers(
          'loadAsset',
          ({ context: { id } }) => ({ 'the asset': { ...asset, id }, 'one with a file': { ...withFile, id } }),
          { ...notFound, ...anyFailure },
        ),
        ...ends('form', ({ context: { id } }) => ({
          'it is saved': { ...asset, id, version: 2 },
          'it was left': null,
        })),
        ...ends('upload', {
          'the file has arrived': { uploaded: true, answer: [photo] },
          'it was left': { uploaded: false, answer: null },
        }),
        ...ends('removal', {
          'confirmed and done': { confirmed: true, answer: null },
          cancelled: { confirmed: false, answer: null },
        }),
        ...answers(
          'choosePhoto',
          ({ context: { asset: of, photoId } }) => ({ 'it stands for it': { ...of, photoId, version: 2 } }),
          { ...changedMeanwhile, ...anyFailure },
        ),
      },
      project: ({ context: { id, asset: shown, section } }) => [id, shown?.id, shown?.files.length, section],
    },
  ],
}

const one = chosen(asset)
const two = chosen(asset, assetRow({ id: assetId(2), number: 'BRC-LAP-0002' }))
const assigned = { ...assignFields.blank, kind: 'employee' as const, holder: null }
const served = { ...serviceFields.blank, day: today, planName: null }
const changed = { ...manyFields.blank, of: 'supplier' as const }
const copied = { id: assetId(3), number: '' }
const printed = { size: 'A4-24' as const, skip: '0' }

const drafts: Readonly<Record<AssetDialog, object | undefined>> = {
  assign: assignDraft.inputOf(assigned),
  unassign: returnDraft.inputOf(returnFields.blank),
  restock: noteDraft.inputOf(actFields.blank),
  startService: noteDraft.inputOf(actFields.blank),
  service: serviceDraft.inputOf(served),
  retire: noteDraft.inputOf(actFields.blank),
  activate: noteDraft.inputOf(actFields.blank),
  change: changeDraft.inputOf(changed),
  duplicate: duplicateDraft.inputOf(copied),
  delete: undefined,
  accept: noteDraft.inputOf(actFields.blank),
  decline: noteDraft.inputOf(actFields.blank),
  labels: labelDraft.inputOf(printed),
}

const selected = (dialog: AssetDialog, record = one) => ({ record, dialog, draft: drafts[dialog] })

const holder = { kind: 'employee' as const, id: employeeIds.employee }
const note = (text: string) => ({ form: { note: text } })
const tooLong = note('x'.repeat(5_000))

const confirmedIn: Readonly<Record<AssetDialog, Readonly<Record<string, object>>>> = {
  assign: { 'to nobody': { form: assigned }, 'to Eve': { form: { ...assigned, holder } } },
  unassign: {
    'with a photo': { form: { ...returnFields.blank, files: [fileNamed('scratch.png')] } },
    'with a note too long': { form: { ...returnFields.blank, note: 'x'.repeat(5_000) } },
  },
  restock: { 'with a note': note('Wiped.'), 'with one too long': tooLong },
  startService: { 'with a note': note('Screen.'), 'with one too long': tooLong },
  service: { today: { form: served }, 'on no day': { form: { ...served, day: '' } } },
  retire: { 'with a note': note('Broken.'), 'with one too long': tooLong },
  activate: { 'with a note': note('Repaired.'), 'with one too long': tooLong },
  change: {
    'a supplier': { form: { ...changed, supplier: 'Harbour' } },
    'no category': { form: { ...changed, of: 'categoryId' } },
  },
  duplicate: { 'with a number': { form: { ...copied, number: 'BRC-LAP-0003' } }, 'without one': { form: copied } },
  delete: { 'it is meant': { form: null } },
  accept: { 'with a name': note(samples.eve.fullName), 'without one': note(' ') },
  decline: { 'with a reason': note('Not mine.'), 'without one': note('') },
  labels: { 'a sheet': { form: printed }, 'a place that is none': { form: { ...printed, skip: '99' } } },
}

const outcome: DoneWithMany = {
  did: 'change',
  isApplied: true,
  rows: [{ id: assetId(1), number: asset.number, outcome: 'changed' }],
  assets: [assetRow({ supplier: 'Harbour', version: 2 })],
  undo: { changes: [{ id: assetId(1), version: 2, set: { supplier: 'Harbour Computers' } }] },
}
const notApplied: DoneWithMany = {
  did: 'change',
  isApplied: false,
  rows: [{ id: assetId(1), number: asset.number, outcome: 'changedMeanwhile' }],
  assets: [],
  undo: null,
}

const secondRow = assetRow({ id: assetId(2), number: 'BRC-LAP-0002', version: 2 })
const bothRetired: DoneWithMany = { did: 'retire', ...doneWith(assetRow({ version: 2 }), secondRow) }

/** Of two at once it is told what came of each. */
const doneIn = (dialog: AssetDialog): AssetDone => {
  const many = dialog === 'change' ? outcome : dialog === 'retire' ? bothRetired : undefined
  return many ? { rows: many.assets, outcome: many } : { rows: [assetRow({ version: 2 })] }
}

const dialogCases = (chosen: Readonly<Record<string, object>>): NonNullable<Variant['cases']> => ({
  ...says('record.selected', chosen),
  ...says('dialog.confirmed', ({ context: { dialog } }) => confirmedIn[dialog as AssetDialog] ?? {}),
  ...says('dialog.progressed', { 'half of it has arrived': { fraction: 0.5 } }),
  ...answers(
    'run',
    ({ context: { dialog } }) => ({
      'it is done': doneIn(dialog),
    }),
    { ...changedMeanwhile, ...numberInUse, ...anyFailure },
  ),
})

const dialogsShown: NonNullable<Variant['project']> = ({ context: { record, dialog, form } }) => [
  record?.id ?? null,
  dialog,
  form?.files?.length ?? null,
]

export const assetDialogs: Scenario = {
  machine: assetDialogsMachine,
  explained: { 'assetDialogs may drop record.selected': 'Each dialog there is has its state.' },
  variants: [
    {
      label: 'an asset, and two at once',
      cases: dialogCases({
        'to be handed out': selected('assign'),
        'to be taken back': selected('unassign'),
        'to be put in stock': selected('restock'),
        'to be sent to service': selected('startService'),
        'to be marked as serviced': selected('service'),
        'both, to be retired': selected('retire', two),
        'to be activated': selected('activate'),
        'both, to be changed': selected('change', two),
        'to be copied': selected('duplicate'),
        'to be deleted': selected('delete'),
        'both, for labels': selected('labels', two),
      }),
      project: dialogsShown,
    },
    {
      label: 'what somebody was given',
      cases: dialogCases({ 'to be accepted': selected('accept'), 'to be declined': selected('decline') }),
      project: dialogsShown,
    },
  ],
}

const outcomeVariant = (label: string, name: string, told: DoneWithMany): Variant => ({
  label,
  cases: {
    ...says('outcome.arrived', { [name]: { outcome: told }, 'none is': { outcome: { ...notApplied, did: told.did } } }),
    ...answers(
      'undo',
      { 'it is taken back': told, 'one was changed since': { ...notApplied, did: told.did } },
      anyFailure,
    ),
  },
  project: ({ context: { outcome: shown, isUndone, next } }) => [
    shown?.isApplied,
    shown?.undo !== null,
    isUndone,
    next?.isApplied,
    next?.undo !== null,
  ],
})

export const assetOutcome: Scenario = {
  machine: outcomes.machine,
  variants: [
    outcomeVariant('assets changed at once', 'they are changed', outcome),
    outcomeVariant('assets retired at once', 'both are retired', bothRetired),
  ],
}

const all: AssetConfiguration = { locations: [yard, workshop], categories: [laptops, vehicles] }

const firstOf = ({ configuration: { locations, categories } }: { readonly configuration: AssetConfiguration }) => ({
  ...(locations[0] && { 'a location': { kind: 'location', item: locations[0] } }),
  ...(categories[0] && { 'a category': { kind: 'category', item: categories[0] } }),
})

export const assetConfiguration: Scenario = {
  machine: assetConfigurationMachine,
  home: ['assetConfiguration.reading.showing', 'assetConfiguration.working.resting'],
  variants: [
    {
      label: 'somebody who manages assets',
      cases: {
        ...says('addition.asked', { 'a location': { kind: 'location', id: workshop.id } }),
        ...says('change.asked', ({ context }) => firstOf(context)),
        ...says('removal.asked', ({ context }) => firstOf(context)),
        ...says('into.chosen', { 'another one': { id: workshop.id } }),
        ...answers(
          'loadConfiguration',
          { 'what there is': all, nothing: { locations: [], categories: [] } },
          anyFailure,
        ),
        ...answers(
          'loadUses',
          {
            'nothing names it': { total: 0, named: [] },
            'one asset does': { total: 1, named: [{ id: assetId(1), name: asset.number }] },
          },
          anyFailure,
        ),
        ...answers('mergeConfigured', { 'it is merged': all }, { ...changedMeanwhile, ...anyFailure }),
        ...ends('form', ({ context: { kind } }) => ({
          'it is saved': { ...(kind === 'location' ? workshop : laptops), version: 2 },
          'it was left': null,
        })),
        ...ends('confirmation', {
          'confirmed and done': { confirmed: true, answer: null },
          cancelled: { confirmed: false, answer: null },
        }),
      },
      project: ({ context: { configuration, kind, item, newId, into } }) => [
        configuration.locations.map(({ id, version }: ConfiguredItem) => [id, version]),
        configuration.categories.map(({ id, version }: ConfiguredItem) => [id, version]),
        kind,
        item?.id,
        newId,
        into,
      ],
    },
  ],
}

export const auditId = (number: number): AssetAuditId =>
  `00000000-0000-4000-8000-00000000f${100 + number}` as AssetAuditId

export const auditOf = (over: Partial<AssetAudit> = {}): AssetAudit => ({
  id: auditId(1),
  locationId: yard.id,
  locationName: yard.name,
  startedUtc: '2026-11-20T01:00:00.000Z',
  startedBy: { id: employeeIds.admin, fullName: samples.ava.fullName },
  closedUtc: null,
  rows: [{ id: assetId(1), number: asset.number, name: asset.name, isExpected: true, seenUtc: null }],
  version: 1,
  ...over,
})
const withSeen = auditOf({
  rows: [
    { id: assetId(1), number: asset.number, name: asset.name, isExpected: true, seenUtc: '2026-11-20T02:00:00.000Z' },
  ],
})
const atMostWaiting = 2

export const assetAudit: Scenario = {
  machine: assetAuditMachine,
  variants: [
    {
      label: 'a round through the yard',
      cases: {
        ...says('audit.opened', { 'the round': { id: auditId(1) }, 'another one': { id: auditId(2) } }),
        ...says('number.typed', { 'a number': { text: asset.number }, nothing: { text: ' ' } }),
        ...says('number.sent', ({ context: { waiting } }) =>
          waiting.length < atMostWaiting ? { 'it is sent': {} } : {},
        ),
        ...says('asset.ticked', ({ context: { waiting } }) =>
          waiting.length < atMostWaiting ? { 'the first one': { number: asset.number, isSeen: true } } : {},
        ),
        ...says('location.chosen', { 'the yard': { id: yard.id }, none: { id: null } }),
        ...says('start.asked', { 'a new round': { id: auditId(1) } }),
        ...answers('loadAudit', ({ context: { id } }) => ({ 'the round': auditOf({ id }) }), {
          ...notFound,
          ...anyFailure,
        }),
        ...answers('tickAsset', ({ context: { audit } }) => ({ 'it was seen': { ...withSeen, id: audit?.id } }), {
          ...notFound,
          ...auditClosed,
          ...anyFailure,
        }),
        ...answers('startAudit', { 'it has begun': auditOf() }, anyFailure),
        ...ends('closing', ({ context: { audit } }) => ({
          'confirmed and done': { confirmed: true, answer: { ...withSeen, id: audit?.id } },
          cancelled: { confirmed: false, answer: null },
        })),
      },
      project: ({ context: { id, audit, typed, waiting, locationId } }) => [
        id,
        audit?.id,
        audit?.rows[0]?.seenUtc != null,
        typed,
        waiting.length,
        locationId,
      ],
    },
  ],
}
