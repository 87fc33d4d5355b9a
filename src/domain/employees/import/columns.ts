/**
 * The columns of an import, of its template and of an export, in their order. Ours: all three are the same, so that what
 * was exported can be imported as it is.
 */
import type { ImportField } from './nouns.ts'

interface ImportColumnRule {
  readonly header: string
  /** What a cell may say, in the words of the mapping step. */
  readonly hint: string
  /** Other headers it is known by, as `comparableHeader` spells them. */
  readonly aliases: ReadonlyArray<string>
}

export const importColumns: Readonly<Record<ImportField, ImportColumnRule>> = {
  firstName: {
    header: 'First name',
    hint: 'Needed',
    aliases: ['givenname', 'forename', 'preferredname', 'vorname', 'prenom'],
  },
  lastName: {
    header: 'Last name',
    hint: 'May be empty',
    aliases: ['surname', 'familyname', 'nachname', 'nom'],
  },
  email: {
    header: 'Email',
    hint: 'Needed, and different for each person',
    aliases: ['emailaddress', 'mail', 'workemail', 'username', 'login', 'upn'],
  },
  phone: {
    header: 'Phone',
    hint: 'Any form',
    aliases: ['phonenumber', 'mobile', 'mobilephone', 'mobilenumber', 'cell', 'telephone', 'workphone'],
  },
  positionTitle: {
    header: 'Position',
    hint: 'The title of the current position',
    aliases: ['positiontitle', 'jobtitle', 'title', 'job', 'role'],
  },
  department: {
    header: 'Department',
    hint: 'The name of a department that exists',
    aliases: ['dept', 'departmentname', 'team', 'division', 'businessunit'],
  },
  manager: {
    header: 'Manager',
    hint: 'An email address or a full name, of somebody here or in this file',
    aliases: ['reportsto', 'manageremail', 'managername', 'linemanager', 'supervisor', 'supervisoremail', 'boss'],
  },
  startDate: {
    header: 'Start date',
    hint: 'Such as 2024-03-01 or 1/3/2024',
    aliases: ['started', 'hiredate', 'datehired', 'joindate', 'dateofjoining', 'commencementdate', 'employmentstart'],
  },
  isActive: {
    header: 'Active',
    hint: 'Yes or no; yes when empty',
    aliases: ['isactive', 'status', 'employmentstatus', 'enabled'],
  },
  hideFromEmployeeDirectory: {
    header: 'Hidden from directory',
    hint: 'Yes or no; no when empty',
    aliases: ['hidden', 'hidefromdirectory', 'hidefromemployeedirectory'],
  },
  tags: {
    header: 'Tags',
    hint: 'Separated by semicolons; new ones are made',
    aliases: ['tag', 'labels', 'groups', 'skills'],
  },
}

export const importFields = Object.keys(importColumns) as ReadonlyArray<ImportField>

export const importHeaders: ReadonlyArray<string> = importFields.map((field) => importColumns[field].header)
