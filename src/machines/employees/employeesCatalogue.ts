import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { accountsMachine } from './accounts/accounts.machine.ts'
import { handoverMachine } from './accounts/handover.machine.ts'
import { passwordChangeMachine } from './accounts/passwordChange.machine.ts'
import { bulkChangeMachine } from './directory/bulkChange.machine.ts'
import { directoryToolsMachine } from './directory/directoryTools.machine.ts'
import { documentsMachine } from './documents.machine.ts'
import { employeeForm } from './employeeForm.ts'
import { employeeProfileMachine } from './employeeProfile.machine.ts'
import { employeesMachine } from './employees.machine.ts'
import { fieldRightsMachine } from './fieldRights.machine.ts'
import { employeeImport } from './import/employeeImport.ts'
import { teamReading } from './myTeam.ts'
import { positionForm } from './positionForm.ts'
import { positionsMachine } from './positions.machine.ts'
import { profileSectionMachine } from './profileSection.machine.ts'
import { leaverHandover } from './starting/leaverHandover.ts'
import { reinstatementMachine } from './starting/reinstatement.machine.ts'
import { startingMachine } from './starting/starting.machine.ts'
import { startingAreaMachine } from './starting/startingArea.machine.ts'
import { startProgressMachine } from './starting/startProgress.machine.ts'
import { terminationMachine } from './termination.machine.ts'

export const employeesCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    directoryToolsMachine,
    'employees/directory',
    'Directory tools',
    'What can be done with the list of people as a whole: changes to many, a file.',
  ),
  entry(
    bulkChangeMachine,
    'employees/directory',
    'Bulk change',
    'Changes several people at once, and takes it back as a whole.',
  ),
  entry(
    employeeImport.machine,
    'employees/import',
    'Employee import',
    'From a CSV file to people: matched, checked, put right, imported, and reverted.',
  ),
  entry(
    employeesMachine,
    'employees',
    'Employees',
    'The employee list: filter, order, selection, and what is opened from it.',
  ),
  entry(
    employeeProfileMachine,
    'employees',
    'Employee profile',
    'One person: the record, its sections, and the actions on it.',
  ),
  entry(
    profileSectionMachine,
    'employees',
    'Profile section',
    'One section of a person’s page: read, or edited in its place.',
  ),
  entry(
    employeeForm.machine,
    'employees',
    'Employee form',
    'The form of a person, whole or by section, from the first key to the saved answer.',
  ),
  entry(
    documentsMachine,
    'employees/documents',
    'Documents',
    'The files of one person: listed, added, downloaded, and deleted after a question.',
  ),
  entry(
    terminationMachine,
    'employees',
    'Termination',
    'Ends an employment: day, reason, and who takes over the reports.',
  ),
  entry(
    startingAreaMachine,
    'employees/starting',
    'Starting area',
    'Keeps what tells how a start is coming along, and what reinstates.',
  ),
  entry(
    startProgressMachine,
    'employees/starting',
    'Start progress',
    'What is left to do before somebody new has all they need, and that it is done.',
  ),
  entry(
    leaverHandover.machine,
    'employees/starting',
    'Handover of a leaver',
    'What somebody who leaves has still to hand over, beside their page.',
  ),
  entry(
    startingMachine,
    'employees/starting',
    'Starting again',
    'Asks how somebody whose employment ended is reinstated, and tells their page.',
  ),
  entry(
    reinstatementMachine,
    'employees/starting',
    'Reinstatement',
    'Begins an employment again: first day back, department, manager, and whether they are invited to sign in.',
  ),
  entry(
    handoverMachine,
    'employees/accounts',
    'Handover',
    'Finds what still stands out with somebody who is about to leave.',
  ),
  entry(
    accountsMachine,
    'employees/accounts',
    'Account',
    'How a person signs in, and what administrators do about it, each time confirmed.',
  ),
  entry(
    passwordChangeMachine,
    'employees/accounts',
    'Password',
    'Sets the password of a person, good for one sign-in.',
  ),
  entry(
    fieldRightsMachine,
    'employees/fieldRights',
    'Field rights',
    'Knows what the client decides about who sees what of a person, and changes it.',
  ),
  entry(teamReading.machine, 'employees/myTeam', 'My team', 'Reads who works in one’s own department.'),
  entry(
    positionsMachine,
    'employees/positions',
    'Positions',
    'What is done to the positions of a person: one is added, changed, approved, acknowledged or removed.',
  ),
  entry(
    positionForm.machine,
    'employees/positions',
    'Position form',
    'The form of a position, from the first key to the saved answer, with somebody else’s change laid beside.',
  ),
]
