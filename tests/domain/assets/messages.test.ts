import { describe, expect, it } from 'vitest'
import { wording } from '../../../src/domain/assets/wording.ts'

describe('§ 8 Assets: the messages stand verbatim', () => {
  it.each([
    [wording.created, 'Asset created successfully'],
    [wording.updated, 'Asset updated successfully'],
    [wording.deleted, 'Asset deleted successfully'],
    [wording.duplicated, 'Asset duplicated successfully'],
    [wording.unassigned, 'Asset unassigned successfully'],
    [wording.retired, 'Asset retired'],
    [wording.activated, 'Asset activated'],
    [wording.serviced, 'Asset serviced'],
    [wording.listUpdated, 'Assets updated successfully'],
    [wording.updateFailed, 'Failed to update asset'],
    [wording.numberInUse, 'Asset No is already in use'],
    [wording.createFailed, 'Failed to create asset'],
    [wording.deleteFailed, 'Failed to delete asset'],
    [wording.assignFailed, 'Failed to assign asset'],
    [wording.unassignFailed, 'Failed to unassign asset'],
    [wording.retireFailed, 'Failed to retire asset'],
    [wording.activateFailed, 'Failed to activate asset'],
    [wording.serviceFailed, 'Failed to mark asset as serviced'],
    [wording.listFailed, 'Failed to update assets'],
    [wording.uploadFailed, 'Failed to upload file(s)'],
    [wording.fileDeleteFailed, 'Failed to delete file(s)'],
    [wording.csvFailed, 'Failed to download csv list'],
    [wording.locationSaved, 'Asset location successfully saved'],
    [wording.locationFailed, 'Failed to save asset location'],
    [wording.locationDeleted, 'Asset location deleted'],
    [wording.locationDeleteFailed, 'Failed to delete asset location'],
    [wording.categorySaved, 'Asset category successfully saved'],
    [wording.categoryFailed, 'Failed to save asset category'],
    [wording.categoryDeleted, 'Asset category deleted'],
    [wording.categoryDeleteFailed, 'Failed to delete asset category'],
  ])('%s', (said, specified) => expect(said).toBe(specified))
})
