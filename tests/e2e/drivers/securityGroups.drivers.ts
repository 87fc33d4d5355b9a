import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { featureNames } from '../../../src/domain/permissions/featureWording.ts'
import type { PersonAccess, SecurityGroup } from '../../../src/domain/securityGroups/nouns.ts'
import { actionNames } from '../../../src/domain/securityGroups/wording.ts'
import { menuLabel } from '../../../src/domain/session/menu.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { samples } from '../../../src/samples/people.ts'
import type { Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import {
  button,
  clicks,
  combobox,
  done,
  fills,
  link,
  list,
  navigation,
  option,
  text,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { employeeIds } from '../../scenarios/people.ts'
import { eveOfTheDemo, maxOfTheDemo } from './agreement.driver.ts'
import { foundIn, isClosed, onPartOf } from './readings.ts'
import { writtenListDriver } from './templates.driver.ts'

const toPermissions = link(menuLabel('permissions'), navigation('Main'))
const groups = 'Permission groups'

/** The permission groups of a client. */
export const securityGroupsDriver: Driver = writtenListDriver<SecurityGroup>({
  machine: 'securityGroups',
  calls: 'securityGroups',
  path: '/',
  leadsThere: [clicks(toPermissions)],
  sign: toPermissions,
  back: link('Home', navigation('Main')),
  list: groups,
  of: ({ name }) => ({ name, isArchived: false }),
  called: { one: 'group', failed: 'The permission groups could not be loaded' },
  changes: [
    clicks({
      role: 'checkbox',
      name: new RegExp(`^${actionNames.Delete}`),
      within: { role: 'group', name: featureNames.assetManagerManage, within: list(groups) },
    }),
  ],
  writes: () => [],
  deletes: (name) => [clicks(button(`Delete ${name}`))],
})

const [eve, max] = [employeeIds.employee, employeeIds.manager]
const ofTheDemo: Readonly<Record<string, { readonly id: EmployeeId; readonly fullName: string }>> = {
  [eve]: { id: eveOfTheDemo, fullName: samples.eve.fullName },
  [max]: { id: maxOfTheDemo, fullName: samples.max.fullName },
}
const subjectIn = ({ snapshot: { context } }: Moment) =>
  (context as { readonly subject: { readonly id: string } }).subject.id

/** Another one takes the place of whom it showed. */
const chooses = (id: string) => (moment: Moment) =>
  isClosed(moment) || subjectIn(moment) === id
    ? null
    : [
        fills(combobox('Person'), ofTheDemo[id]?.fullName ?? ''),
        clicks(option(new RegExp(`^${ofTheDemo[id]?.fullName}`))),
      ]

const access = (moment: Moment): PersonAccess => ({
  ...foundIn<PersonAccess>(moment),
  person: ofTheDemo[subjectIn(moment)] as PersonAccess['person'],
})

const part = onPartOf({
  machine: 'personAccess',
  scene: 'what one person may',
  path: `${pathTo('permissions')}?person=${eveOfTheDemo}`,
  url: /\/api\/[^/]+\/employees\/[^/]+\/access$/,
  begin: [],
  subjects: ['of the employee', 'of somebody else'],
  failed: text('This person’s rights could not be loaded'),
  found: text(/ is not in any permission group.$/),
})

/** What one person may do, and by which group. */
export const personAccessDriver: Driver = {
  ...part,
  successes: { read: (moment) => done(access(moment)) },
  acts: {
    ...part.acts,
    'reading.opened: of the employee': (moment) => (isClosed(moment) ? [] : chooses(eve)(moment)),
    'reading.opened: of somebody else': chooses(max),
  },
}
