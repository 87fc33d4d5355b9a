import type { AnyMachineSnapshot } from 'xstate'
import { LOGO_MAX_BYTES } from '../../src/domain/onboarding/logo.ts'
import type { Onboarding } from '../../src/domain/onboarding/nouns.ts'
import { mayEditLogo, updated } from '../../src/domain/onboarding/updates.ts'
import type { Change } from '../../src/machines/onboarding/changes.ts'
import { changedBy } from '../../src/machines/onboarding/changes.ts'
import { logoUploadMachine } from '../../src/machines/onboarding/logoUpload.machine.ts'
import { onboardingMachine } from '../../src/machines/onboarding/onboarding.machine.ts'
import { welcomeMachine } from '../../src/machines/onboarding/welcome.machine.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { fileNamed } from './files.ts'
import { answers, anyFailure, ends, notValid, says } from './outcomes.ts'
import { actors } from './people.ts'

const begun: Onboarding = {
  status: 'Pending',
  stages: [
    { type: 'logo', status: 'Pending' },
    { type: 'policies', status: 'Pending' },
  ],
  employeesSeenWelcome: [],
}

const logoUrl = '/api/logo'

interface Start {
  readonly role: keyof typeof actors
  /** Undefined while it has not been read. */
  readonly record?: Onboarding | null
  readonly logoUrl?: string | null
}

/** As much as the welcome's guards read, and what a write carries. */
const told = (record: Onboarding | null) =>
  record && [record.stages.map(({ status }) => status), record.employeesSeenWelcome.length]

/** The welcome decides by itself whether it shows. */
const isGreeting = ({ children }: AnyMachineSnapshot): boolean => children.welcome?.getSnapshot().value === 'showing'

const settingUp = (label: string, { role, record, logoUrl: logo = null }: Start): Variant => {
  const { employeeId, privileges } = actors[role]
  const mayUpload = mayEditLogo({ privileges }).allowed
  return {
    label,
    role,
    input: { employeeId, mayUpload, logoUrl: logo, record },
    cases: {
      ...says(
        'stage.asked',
        mayUpload
          ? {
              'a stage is done': { stage: 'policies', status: 'Completed' },
              'a stage nobody knows': { stage: 'parking', status: 'Completed' },
              'without a status': { stage: 'policies' },
            }
          : {},
      ),
      ...says('logo.asked', mayUpload ? { 'a new logo': {} } : {}),
      ...answers(
        'loadOnboarding',
        ({ context }) => ({ 'the record': context.base ?? begun, 'no record': null }),
        anyFailure,
      ),
      ...answers(
        'saveOnboarding',
        ({ context: { base, pending, underWay } }) => ({ 'it is saved': changedBy(base, pending.slice(0, underWay)) }),
        { ...notValid, ...anyFailure },
      ),
      ...ends('welcome', (snapshot) =>
        isGreeting(snapshot) ? { 'add a logo': 'upload', 'not now': 'skip' } : { 'it is not shown': null },
      ),
      ...ends('logoUpload', { 'a logo is uploaded': logoUrl, 'it is closed': null }),
    },
    project: (snapshot) => {
      const { base, pending, isKnown, logoUrl: shown, underWay } = snapshot.context
      const asked = pending.map((change: Change) => ('stage' in change ? change.stage : 'welcome'))
      return [told(base), asked, underWay, isKnown, shown !== null, isGreeting(snapshot)]
    },
  }
}

export const onboarding: Scenario = {
  machine: onboardingMachine,
  home: ['onboarding.record.resting', 'onboarding.dialog.closed'],
  variants: [
    settingUp('an admin of a new client', { role: 'admin', record: begun }),
    settingUp('an admin, with the record still to be read', { role: 'admin' }),
    settingUp('an admin of a client that has a logo', { role: 'admin', record: begun, logoUrl }),
    settingUp('a manager', { role: 'manager', record: begun }),
    settingUp('an employee', { role: 'employee', record: begun }),
  ],
}

const greeting = (label: string, { role, record = begun, logoUrl: logo = null }: Start): Variant => {
  const { employeeId, privileges } = actors[role]
  return { label, role, input: { record, logoUrl: logo, employeeId, mayUpload: mayEditLogo({ privileges }).allowed } }
}

export const welcome: Scenario = {
  machine: welcomeMachine,
  variants: [
    greeting('an admin, for the first time', { role: 'admin' }),
    greeting('an admin who has answered it', {
      role: 'admin',
      record: updated(begun, { stages: [], seenWelcome: [actors.admin.employeeId] }),
    }),
    greeting('an admin of a client that has a logo', { role: 'admin', logoUrl }),
    greeting('an admin of a client without a record', { role: 'admin', record: null }),
    greeting('a manager', { role: 'manager' }),
    greeting('an employee', { role: 'employee' }),
  ],
}

const photo = fileNamed('logo.png')

export const logoUpload: Scenario = {
  machine: logoUploadMachine,
  variants: [
    {
      label: 'an admin',
      role: 'admin',
      cases: {
        ...says('files.offered', {
          'a photo': { files: [photo] },
          'a drawing': { files: [fileNamed('logo.svg')] },
          'a document': { files: [fileNamed('logo.pdf')] },
          'a photo that is too large': { files: [fileNamed('large.png', LOGO_MAX_BYTES + 1)] },
          'two photos at once': { files: [photo, fileNamed('other.png')] },
        }),
        ...says('crop.confirmed', { 'a piece of it': { image: fileNamed('piece.png') } }),
        ...answers('uploadLogo', { 'the logo is stored': logoUrl }, { ...notValid, ...anyFailure }),
      },
      project: ({ context: { files } }) => files.map(({ name }: File) => name),
    },
  ],
}
