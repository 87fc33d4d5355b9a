import type { AnyMachineSnapshot } from 'xstate'
import type { SecurityGroupId } from '../../src/domain/kernel/ids.ts'
import { type GroupDraft, groupFields } from '../../src/domain/securityGroups/group.fields.ts'
import type { SecurityGroup } from '../../src/domain/securityGroups/nouns.ts'
import {
  personAccess as access,
  securityGroupAreaMachine,
} from '../../src/machines/securityGroups/securityGroupArea.machine.ts'
import {
  securityGroupForm as groupRecordForm,
  securityGroups as groups,
} from '../../src/machines/securityGroups/securityGroups.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'
import { theTemplates } from './templatesCases.ts'

const idAt = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}` as SecurityGroupId
const eve = { id: employeeIds.employee, fullName: samples.eve.fullName }
const max = { id: employeeIds.manager, fullName: samples.max.fullName }

const groupOf = (over: Partial<SecurityGroup> = {}): SecurityGroup => ({
  id: idAt(501),
  name: 'Yard Team',
  features: [{ featureId: 'assetManagerManage', actions: ['Use'] }],
  members: [eve],
  version: 1,
  ...over,
})

export const securityGroups: Scenario = theTemplates(groups.machine, {
  newId: idAt(502),
  one: groupOf(),
  added: groupOf({ id: idAt(502), name: 'Policy writers' }),
  changed: groupOf({ version: 2 }),
  acts: { 'delete the first': ['removal', () => null] },
  more: ({ name }) => name,
})

const group = (base: SecurityGroup | null, label: string): Variant =>
  aForm<GroupDraft, SecurityGroup>(groupRecordForm, {
    label,
    scope: null,
    base,
    blank: groupFields.blank,
    typed: {
      'a name': { name: 'Policy writers' },
      'no name': { name: '' },
      'the name as it was': { name: base?.name ?? '' },
    },
    field: 'name',
    unique: 'name',
    saved: groupOf({ version: 2, name: 'Policy writers' }),
    theirs: groupOf({ version: 2, name: 'Yard' }),
  })

export const securityGroupForm: Scenario = {
  machine: groupRecordForm.machine,
  variants: [group(null, 'a new group'), group(groupOf(), 'a group there is')],
}

export const personAccess: Scenario = {
  machine: access.machine,
  variants: [
    {
      label: 'what one person may',
      cases: {
        ...says('reading.opened', {
          'of the employee': { subject: { id: eve.id } },
          'of somebody else': { subject: { id: max.id } },
        }),
        ...answers(
          'read',
          { 'it is there': { person: eve, isActive: true, roles: [], underlings: [], groups: [] } },
          { ...notFound, ...anyFailure },
        ),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const securityGroupArea: Scenario = {
  machine: securityGroupAreaMachine,
  variants: [
    {
      label: 'an admin on permissions',
      // One at a time: each is kept by itself.
      cases: { ...breaks('groups', isWhole), ...breaks('access', isWhole) },
    },
  ],
}
