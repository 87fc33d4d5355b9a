import type { AnyMachineSnapshot } from 'xstate'
import { companyFields } from '../../src/domain/organisation/company.fields.ts'
import type { CompanyMail } from '../../src/domain/organisation/nouns.ts'
import { companyAreaMachine } from '../../src/machines/organisation/companyArea.machine.ts'
import { companyDetails as details } from '../../src/machines/organisation/companyDetails.ts'
import { companyMailMachine } from '../../src/machines/organisation/companyMail.machine.ts'
import { everythingMachine } from '../../src/machines/organisation/everything.machine.ts'
import { sampleDataMachine } from '../../src/machines/organisation/sampleData.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { companyRead, heldMail, liveMail, someSamples } from '../fixtures/company.ts'
import { answers, anyFailure, breaks, changedMeanwhile, ends, says } from './outcomes.ts'
import { aForm } from './recordFormCases.ts'
import { theSettings } from './settingsCases.ts'

const company = { ...companyRead(), id: 'settings' }

export const companyDetails: Scenario = theSettings(details.machine, company)

export const companyForm: Scenario = {
  machine: details.form.machine,
  variants: [
    aForm(details.form, {
      label: 'the company',
      scope: null,
      base: company,
      blank: companyFields.blank,
      typed: {
        'another name': { name: 'Banksia' },
        'no name': { name: '' },
        'the name as it was': { name: company.name },
      },
      field: 'name',
      saved: { ...company, name: 'Banksia', version: 2 },
      theirs: { ...company, vision: 'Homes that last', version: 2 },
    }),
  ],
}

export const companyMail: Scenario = {
  machine: companyMailMachine,
  home: ['companyMail.showing'],
  variants: [
    {
      label: 'an admin who sets a company up',
      role: 'admin',
      cases: {
        ...says('mail.opened', { 'the page opens': {} }),
        ...says('mail.left', { 'the page is left': {} }),
        ...says('mail.asked', ({ context: { mail } }) =>
          mail?.isHeld
            ? {
                'go live': { act: { act: 'goLive' } },
                'send the first': { act: { act: 'send', ids: [heldMail.messages[0]?.id] } },
                'drop all': { act: { act: 'drop', ids: null } },
              }
            : { 'hold all': { act: { act: 'hold' } } },
        ),
        ...answers('loadMail', { 'mail leaves': liveMail, 'one waits': heldMail }, anyFailure),
        ...ends('confirmation', ({ context: { asked } }) => ({
          'confirmed and done': { confirmed: true, answer: after(asked?.act) },
          cancelled: { confirmed: false, answer: null },
        })),
      },
      project: ({ context: { mail, asked } }) => [mail?.isHeld, mail?.total, asked?.act],
    },
  ],
}

const after = (act: string): CompanyMail => {
  if (act === 'hold') return heldMail
  return act === 'goLive' ? liveMail : { ...heldMail, total: 0, messages: [] }
}

export const sampleData: Scenario = {
  machine: sampleDataMachine,
  home: ['sampleData.loaded'],
  variants: [
    {
      label: 'an admin who looks around',
      role: 'admin',
      cases: {
        ...says('samples.opened', { 'the page opens': {} }),
        ...says('samples.left', { 'the page is left': {} }),
        ...answers('readSamples', { 'none is loaded': null, 'it is loaded': someSamples }, anyFailure),
        ...answers('loadSamples', { loaded: someSamples }, { ...anyFailure, ...changedMeanwhile }),
        ...ends('confirmation', {
          'confirmed and removed': { confirmed: true, answer: { samples: null, isDone: true } },
          'confirmed, and changed meanwhile': { confirmed: true, answer: { samples: someSamples, isDone: false } },
          cancelled: { confirmed: false, answer: null },
        }),
      },
      project: ({ context: { samples } }) => [samples === null],
    },
  ],
}

export const everything: Scenario = {
  machine: everythingMachine,
  variants: [
    {
      label: 'an admin who takes all of it away',
      role: 'admin',
      cases: {
        ...says('files.chosen', { 'with files': { withFiles: true }, 'without files': { withFiles: false } }),
        ...says('export.progressed', { 'some of it has come': { bytes: 2_500_000 } }),
        ...answers('save', { saved: undefined }, anyFailure),
      },
      project: ({ context: { withFiles, received } }) => [withFiles, received],
    },
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const companyArea: Scenario = {
  machine: companyAreaMachine,
  variants: [
    {
      label: 'an admin in the settings',
      // One at a time: each is kept by itself.
      cases: {
        ...breaks('details', isWhole),
        ...breaks('mail', isWhole),
        ...breaks('samples', isWhole),
        ...breaks('everything', isWhole),
      },
    },
  ],
}
