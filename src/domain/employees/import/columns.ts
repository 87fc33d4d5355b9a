/**
 * The columns of an import, of its template and of an export, in their order. Ours: all three are the same, so that what
 * was exported can be imported as it is.
 */

import type { ColumnRule } from '../../kernel/import/mapping.ts'
import { namesOf } from '../../kernel/record.ts'
import type { Actor } from '../../permissions/actor.ts'
import { employeeFields } from '../employee.fields.ts'
import { importContent } from './content.ts'
import { mayImport } from './lifecycle.ts'
import type { ImportField } from './nouns.ts'

const { fields } = importContent

export const importColumns: Readonly<Record<ImportField, ColumnRule>> = {
  firstName: {
    header: fields.firstName.label,
    hint: 'Required for a new person',
    aliases: ['givenname', 'forename', 'preferredname', 'vorname', 'prenom'],
  },
  lastName: {
    header: fields.lastName.label,
    hint: 'Optional',
    aliases: ['surname', 'familyname', 'nachname', 'nom'],
  },
  email: {
    header: fields.email.label,
    hint: 'Required for a new person. Matches existing people',
    aliases: ['emailaddress', 'mail', 'workemail', 'username', 'login', 'upn'],
  },
  phone: {
    header: fields.phone.label,
    hint: 'Any format',
    aliases: ['phonenumber', 'mobile', 'mobilephone', 'mobilenumber', 'cell', 'telephone', 'workphone'],
  },
  positionTitle: {
    header: fields.positionTitle.label,
    hint: 'The title of the current position',
    aliases: ['positiontitle', 'jobtitle', 'title', 'job', 'role'],
  },
  department: {
    header: fields.departmentId.label,
    hint: 'An existing department',
    aliases: ['dept', 'departmentname', 'team', 'division', 'businessunit'],
  },
  manager: {
    header: fields.reportsTo.label,
    hint: 'The email address or full name of someone here or in this file',
    aliases: ['reportsto', 'manageremail', 'managername', 'linemanager', 'supervisor', 'supervisoremail', 'boss'],
  },
  startDate: {
    header: fields.startDate.label,
    hint: 'For example 2024-03-01 or 1/3/2024',
    aliases: ['started', 'hiredate', 'datehired', 'joindate', 'dateofjoining', 'commencementdate', 'employmentstart'],
  },
  isActive: {
    header: fields.isActive.label,
    hint: 'Yes or no; yes when empty',
    aliases: ['isactive', 'status', 'employmentstatus', 'enabled'],
  },
  hideFromEmployeeDirectory: {
    header: fields.hideFromEmployeeDirectory.label,
    hint: 'Yes or no; no when empty',
    aliases: ['hidden', 'hiddenfromdirectory', 'hidefromdirectory'],
  },
  tags: {
    header: fields.tags.label,
    hint: 'Separated by semicolons. New tags are created',
    aliases: ['tag', 'labels', 'groups', 'skills'],
  },
  employeeNumber: {
    header: fields.employeeNumber.label,
    hint: 'Matches existing people when the email address is new or missing',
    aliases: ['employeeid', 'staffnumber', 'staffid', 'personnelnumber', 'payrollnumber', 'personalnummer'],
  },
  employmentType: {
    header: fields.employmentType.label,
    hint: Object.values(fields.employmentType.names ?? {}).join(', '),
    aliases: ['employmenttype', 'contracttype', 'workertype'],
  },
  workingHours: { header: fields.workingHours.label, hint: 'Any text', aliases: ['hours', 'weeklyhours', 'fte'] },
  dateOfBirth: {
    header: fields.dateOfBirth.label,
    hint: 'For example 1990-03-01 or 1/3/1990',
    aliases: ['birthdate', 'birthday', 'dob', 'geburtsdatum'],
  },
  gender: { header: fields.gender.label, hint: 'Any text', aliases: ['sex'] },
  personalEmail: {
    header: fields.personalEmail.label,
    hint: 'A private email address',
    aliases: ['privateemail', 'homeemail'],
  },
  personalPhone: { header: fields.personalPhone.label, hint: 'Any format', aliases: ['homephone', 'privatephone'] },
  address: { header: fields.address.label, hint: 'May have several lines', aliases: ['address', 'street', 'adresse'] },
  rightToWork: { header: fields.rightToWork.label, hint: 'Any text', aliases: ['visa', 'workpermit', 'citizenship'] },
  notes: { header: fields.notes.label, hint: 'Any text', aliases: ['note', 'comments', 'remarks'] },
}

export const importFields = Object.keys(importColumns) as ReadonlyArray<ImportField>

const confidential = new Set<string>([...namesOf(employeeFields.personal), ...namesOf(employeeFields.other)])

/** What an export holds: personal and employment details are for those who import them, the administrators. */
export const exportFieldsFor = (actor: Pick<Actor, 'privileges'>): ReadonlyArray<ImportField> =>
  mayImport(actor).allowed ? importFields : importFields.filter((field) => !confidential.has(field))

export const importHeaders: ReadonlyArray<string> = importFields.map((field) => importColumns[field].header)
