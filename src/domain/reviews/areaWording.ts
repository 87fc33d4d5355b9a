/** What is said in passing of the list, the templates and the settings of reviews. All ours. */
export const wording = {
  added: 'Performance review planned',
  saveFailed: 'Failed to save performance review',
  manyUndone: 'Reviews changed back',
  manyFailed: 'Failed to change reviews',
  csvFailed: 'Failed to export performance reviews',
  settingsSaved: 'Settings saved',
  settingsFailed: 'Failed to save settings',
  templateAdded: 'Template added',
  templateSaved: 'Template saved',
  templateRemoved: 'Template deleted',
  templateArchived: 'Template archived',
  templateUnarchived: 'Template unarchived',
  templateFailed: 'Failed to save template',
  templateRemoveFailed: 'Failed to delete template',
} as const
