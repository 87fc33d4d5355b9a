import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { policyAutosaveMachine } from './policyAutosave.machine.ts'
import { policyBeginningMachine } from './policyBeginning.machine.ts'
import { policyEditorMachine } from './policyEditor.machine.ts'
import { policyPublishingMachine } from './policyPublishing.machine.ts'
import { policySettingsForm } from './policySettingsForm.ts'
import { policyWritingMachine } from './policyWriting.machine.ts'
import { templateUpdateMachine } from './templateUpdate.machine.ts'

/** The machines of the pages on which policies are written. */
export const policyEditorCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    policyWritingMachine,
    'policies/editor',
    'Policy writing',
    'Keeps the one page open on which a policy is written.',
  ),
  entry(
    policyBeginningMachine,
    'policies/editor',
    'New policy',
    'Begins a policy: written, uploaded, or from a template of the marketplace.',
  ),
  entry(
    policyEditorMachine,
    'policies/editor',
    'Policy editor',
    'Opens a policy to be written, offers what the browser had kept of it, and leads to its settings and its publishing.',
  ),
  entry(
    policyAutosaveMachine,
    'policies/editor',
    'Policy autosave',
    'Saves a text while it is typed: kept in the browser first, then sent, again and again without a connection.',
  ),
  entry(
    policyPublishingMachine,
    'policies/editor',
    'Policy publishing',
    'Asks what kind of change it is and why, and publishes the version.',
  ),
  entry(
    policySettingsForm.machine,
    'policies/editor',
    'Policy settings',
    'The form of whom a policy binds, by when, and how often.',
  ),
  entry(
    templateUpdateMachine,
    'policies/editor',
    'Template update',
    'Brings a policy up to the newest version of its template, without losing one’s own changes.',
  ),
]
