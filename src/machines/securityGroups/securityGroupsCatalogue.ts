import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { personAccess, securityGroupAreaMachine } from './securityGroupArea.machine.ts'
import { securityGroupForm, securityGroups } from './securityGroups.ts'

/** The area's share of the catalogue of machines. */
export const securityGroupsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    securityGroupAreaMachine,
    'securityGroups',
    'Permission groups and access',
    'Permission groups, and what one person may, side by side.',
  ),
  entry(
    securityGroups.machine,
    'securityGroups',
    'Permission groups',
    'The groups of a client: read, written one at a time, and deleted behind a question that names who is in it.',
  ),
  entry(
    securityGroupForm.machine,
    'securityGroups',
    'Permission group form',
    'The form of a permission group: its name, which is its own, what it allows, and who is in it.',
  ),
  entry(
    personAccess.machine,
    'securityGroups',
    'Access of a person',
    'Reads what one person may do, and by which group.',
  ),
]
