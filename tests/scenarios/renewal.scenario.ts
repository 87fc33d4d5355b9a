import { renewalMachine } from '../../src/machines/certifications/renewal.machine.ts'
import type { RenewalSubject } from '../../src/machines/certifications/renewal.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { certificationOf, entered, letter, looked, renewed } from './certifications.scenario.ts'
import { fileNamed } from './files.ts'
import { answers, anyFailure, changedMeanwhile, notFound, notValid, says } from './outcomes.ts'
import { type actors, banksia } from './people.ts'

const sending = {
  ...says('entry.changed', {
    'the day it expires': { change: { expiryDay: '2027-12-01' } },
    'no day': { change: { expiryDay: '' } },
  }),
  ...says('files.offered', {
    'a certificate': { files: [letter] },
    'a film': { files: [fileNamed('card.mov')] },
  }),
  ...says('file.removed', { 'the certificate': { file: letter } }),
  ...says('upload.progressed', { 'half of it has arrived': { fraction: 0.5 } }),
  ...answers('add', { 'it is there': renewed }, { ...notFound, ...notValid, ...anyFailure }),
}

const projected: Variant['project'] = ({ context: { entry, files, hasTried, because, certification } }) => [
  entry.expiryDay,
  files.length,
  hasTried,
  because.trim() !== '',
  certification !== null,
]

const renewalOf = (label: string, role: keyof typeof actors, subject: RenewalSubject): Variant => ({
  label,
  role,
  input: { timeZone: banksia.timeZone, subject },
  cases:
    subject.kind === 'entry'
      ? sending
      : {
          ...says('because.typed', {
            'a reason': { because: 'The picture cannot be read.' },
            'only a space': { because: ' ' },
          }),
          ...answers(
            'answer',
            { 'it is kept': certificationOf({ version: 3 }) },
            { ...changedMeanwhile, ...notFound, ...anyFailure },
          ),
        },
  project: projected,
})

export const renewal: Scenario = {
  machine: renewalMachine,
  variants: [
    renewalOf('an employee hands in a renewal', 'employee', entered),
    renewalOf('an admin adds a certification', 'admin', { ...entered, renews: null }),
    renewalOf('a manager looks at what was handed in', 'manager', looked),
  ],
}
