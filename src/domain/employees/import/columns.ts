/**
 * The columns of an import, of its template and of an export, in their order. Ours: all three are the same, so that what
 * was exported can be imported as it is.
 */

import type { ColumnRule } from '../../kernel/import/mapping.ts'
import { newEmployeeFields } from '../employee.fields.ts'
import type { ImportField } from './nouns.ts'

const { fields } = newEmployeeFields

export const importColumns: Readonly<Record<ImportField, ColumnRule>> = {
  firstName: {
    header: fields.firstName.label,
    hint: 'Required',
    aliases: ['givenname', 'forename', 'preferredname', 'vorname', 'prenom'],
  },
  lastName: {
    header: fields.lastName.label,
    hint: 'Optional',
    aliases: ['surname', 'familyname', 'nachname', 'nom'],
  },
  email: {
    header: fields.email.label,
    hint: 'Required, and unique',
    aliases: ['emailaddress', 'mail', 'workemail', 'username', 'login', 'upn'],
  },
  phone: {
    header: fields.phone.label,
    hint: 'Any form',
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
}

export const importFields = Object.keys(importColumns) as ReadonlyArray<ImportField>

export const importHeaders: ReadonlyArray<string> = importFields.map((field) => importColumns[field].header)
