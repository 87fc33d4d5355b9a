import { assetsCatalogue } from './assets/assetsCatalogue.ts'
import { auditMachine } from './audit/audit.machine.ts'
import { entryPagesMachine } from './audit/entryPages.machine.ts'
import { billingCatalogue } from './billing/billingCatalogue.ts'
import { calendarCatalogue } from './calendar/calendarCatalogue.ts'
import { certificationsCatalogue } from './certifications/certificationsCatalogue.ts'
import { checkInsCatalogue } from './checkIns/checkInsCatalogue.ts'
import { meetingCatalogue } from './checkIns/meetingCatalogue.ts'
import { complianceCatalogue } from './compliance/complianceCatalogue.ts'
import { dailyScrumsCatalogue } from './dailyScrums/dailyScrumsCatalogue.ts'
import { changeRequestsCatalogue } from './employees/changeRequests/changeRequestsCatalogue.ts'
import { employeesCatalogue } from './employees/employeesCatalogue.ts'
import { featureFlagsMachine } from './featureFlags/featureFlags.machine.ts'
import { goalsCatalogue } from './goals/goalsCatalogue.ts'
import { dashboardCatalogue } from './home/dashboardCatalogue.ts'
import { feedbackPageCatalogue } from './home/inbox/feedbackPageCatalogue.ts'
import { newsCatalogue } from './home/news/newsCatalogue.ts'
import { toDoCatalogue } from './home/toDoCatalogue.ts'
import { type CatalogueEntry, catalogueEntry as entry } from './kit/catalogueEntry.ts'
import { confirmMachine } from './kit/confirm.machine.ts'
import { cropperMachine } from './kit/cropper.machine.ts'
import { downloadMachine } from './kit/download.machine.ts'
import { draftMachine } from './kit/draft.machine.ts'
import { fileUploadMachine } from './kit/fileUpload.machine.ts'
import { recordDialogsMachine } from './kit/recordDialogs.machine.ts'
import { toastsMachine } from './kit/toasts.machine.ts'
import { tourMachine } from './kit/tour.machine.ts'
import { uniquenessMachine } from './kit/uniqueness.machine.ts'
import { notificationsCatalogue } from './notifications/notificationsCatalogue.ts'
import { logoUploadMachine } from './onboarding/logoUpload.machine.ts'
import { onboardingMachine } from './onboarding/onboarding.machine.ts'
import { welcomeMachine } from './onboarding/welcome.machine.ts'
import { companyAreaMachine } from './organisation/companyArea.machine.ts'
import { companyDetails } from './organisation/companyDetails.ts'
import { companyMailMachine } from './organisation/companyMail.machine.ts'
import { everythingMachine } from './organisation/everything.machine.ts'
import { itemForm } from './organisation/itemForm.ts'
import { itemListMachine } from './organisation/itemList.machine.ts'
import { localeSettingsMachine } from './organisation/localeSettings.machine.ts'
import { sampleDataMachine } from './organisation/sampleData.machine.ts'
import { nodeForm } from './orgChart/nodeForm.ts'
import { orgChartMachine } from './orgChart/orgChart.machine.ts'
import { plansCatalogue } from './orgChart/plans/plansCatalogue.ts'
import { agreementMachine } from './policies/agreement.machine.ts'
import { policiesMachine } from './policies/policies.machine.ts'
import { policyCategoriesMachine } from './policies/policyCategories.machine.ts'
import { policyComplianceMachine } from './policies/policyCompliance.machine.ts'
import { policyEditorCatalogue } from './policies/policyEditorCatalogue.ts'
import { policyFileMachine } from './policies/policyFile.machine.ts'
import { policyPeople } from './policies/policyPeople.ts'
import { policyVersionsMachine } from './policies/policyVersions.machine.ts'
import { positionTemplatesCatalogue } from './positionTemplates/positionTemplatesCatalogue.ts'
import { praiseCatalogue } from './praise/praiseCatalogue.ts'
import { reportsCatalogue } from './reports/reportsCatalogue.ts'
import { cyclesCatalogue } from './reviews/cycles/cyclesCatalogue.ts'
import { feedbackCatalogue } from './reviews/feedback/feedbackCatalogue.ts'
import { reviewCatalogue } from './reviews/review/reviewCatalogue.ts'
import { reviewsCatalogue } from './reviews/reviewsCatalogue.ts'
import { securityGroupsCatalogue } from './securityGroups/securityGroupsCatalogue.ts'
import { appMachine } from './session/app.machine.ts'
import { commandsMachine } from './session/commands.machine.ts'
import { connectionMachine } from './session/connection.machine.ts'
import { helpPanelMachine } from './session/help/helpPanel.machine.ts'
import { membershipMachine } from './session/membership.machine.ts'
import { navigationMachine } from './session/navigation.machine.ts'
import { paletteMachine } from './session/palette/palette.machine.ts'
import { readinessMachine } from './session/readiness.machine.ts'
import { recordElsewhereMachine } from './session/recordElsewhere.machine.ts'
import { shortcutsMachine } from './session/shortcuts/shortcuts.machine.ts'
import { signInMachine } from './session/signIn.machine.ts'
import { tenantSelectionMachine } from './session/tenantSelection.machine.ts'
import { savedViewsMachine, viewDialogsMachine } from './views/savedViews.ts'
import { viewsMachine } from './views/views.machine.ts'

/** Every machine of the product: the workshop draws them, the tests hold them to the house’s rules. */
export const catalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    appMachine,
    'session',
    'App',
    'Signs in, finds the tenant, waits for readiness and decides which screen shows.',
  ),
  entry(
    signInMachine,
    'session',
    'Sign-in',
    'Resumes the session, reads what a redirect brought, and sends the person where the provider wants them.',
  ),
  entry(
    tenantSelectionMachine,
    'session',
    'Tenant selection',
    'Decides which client to work in, or lets the person choose.',
  ),
  entry(readinessMachine, 'session', 'Readiness', 'Reads everything the app needs before it shows, and keeps it.'),
  entry(
    navigationMachine,
    'session',
    'Navigation',
    'Leads from page to page, with progress, time-out and unsaved edits.',
  ),
  entry(
    connectionMachine,
    'session',
    'Connection',
    'Knows whether the server can be reached, so that the shell can say when it cannot.',
  ),
  entry(membershipMachine, 'session', 'Membership', 'Finds out when the person no longer belongs to the client.'),
  entry(
    recordElsewhereMachine,
    'session',
    'Record elsewhere',
    'Finds the client a link belongs to, and switches there.',
  ),
  entry(
    commandsMachine,
    'session/commands',
    'Commands',
    'Keeps one thing at a time over the page: palette, help or shortcuts, and carries out what is chosen.',
  ),
  entry(
    paletteMachine,
    'session/commands',
    'Command palette',
    'Finds what this person may open or do, and lets them choose it.',
  ),
  entry(
    shortcutsMachine,
    'session/commands',
    'Shortcuts',
    'Makes shortcuts of one key or two, and never while somebody types.',
  ),
  entry(
    helpPanelMachine,
    'session/commands',
    'Help panel',
    'Opens the help widget: the hosted one, or articles to search and read.',
  ),
  ...feedbackPageCatalogue,
  entry(toastsMachine, 'kit', 'Toasts', 'Shows what the app says in passing, for as long as it takes to read.'),
  entry(
    recordDialogsMachine,
    'kit',
    'Record dialogs',
    'Opens a dialog over a record, and closes it once it succeeded.',
  ),
  entry(
    draftMachine,
    'kit',
    'Draft',
    'Holds what is typed, picked and dropped in a dialog, and asks before it is lost.',
  ),
  entry(tourMachine, 'kit', 'Tour', 'Leads a newcomer from one thing on the page to the next.'),
  entry(cropperMachine, 'kit', 'Cropper', 'Moves a picture behind a frame, and cuts out what stands in it.'),
  entry(
    fileUploadMachine,
    'kit',
    'File upload',
    'Takes files that may be taken, sends them with progress, and keeps them when that fails.',
  ),
  entry(confirmMachine, 'kit', 'Confirmation', 'Asks before something is done, does it, and says why when it fails.'),
  entry(
    uniquenessMachine,
    'kit',
    'Uniqueness',
    'Finds out while somebody types whether what is typed is another record’s already.',
  ),
  entry(
    downloadMachine,
    'kit',
    'Download',
    'Fetches a file for the browser’s own downloads, and says when it does not come.',
  ),
  ...employeesCatalogue,
  entry(auditMachine, 'audit', 'Audit', 'Opens the record of changes, or one person’s timeline, and exports it.'),
  entry(entryPagesMachine, 'audit', 'Pages of changes', 'Reads changes a page at a time, the newest first.'),
  entry(viewsMachine, 'views', 'Views', 'Views of lists under a name: those there are, and what is asked of one.'),
  entry(savedViewsMachine, 'views', 'Saved views', 'One’s own views of lists, and those that others share.'),
  entry(viewDialogsMachine, 'views', 'View dialogs', 'Asks for the name of a view, or whether it may go.'),
  ...positionTemplatesCatalogue,
  ...securityGroupsCatalogue,
  ...billingCatalogue,
  entry(
    featureFlagsMachine,
    'featureFlags',
    'Feature switches',
    'The switches of feature management, each counting before the server has answered, and who switched each last.',
  ),
  ...goalsCatalogue,
  ...checkInsCatalogue,
  ...meetingCatalogue,
  ...reviewsCatalogue,
  ...plansCatalogue,
  ...cyclesCatalogue,
  ...feedbackCatalogue,
  ...reviewCatalogue,
  ...assetsCatalogue,
  ...certificationsCatalogue,
  ...dailyScrumsCatalogue,
  ...praiseCatalogue,
  ...changeRequestsCatalogue,
  ...calendarCatalogue,
  ...notificationsCatalogue,
  ...dashboardCatalogue,
  ...newsCatalogue,
  ...toDoCatalogue,
  ...reportsCatalogue,
  ...complianceCatalogue,
  entry(
    itemListMachine,
    'organisation',
    'List',
    'A list an admin looks after: added to, changed, put in order, merged, and deleted from when nobody uses the item.',
  ),
  entry(
    companyAreaMachine,
    'organisation/company',
    'Company',
    'What a client says of itself, whether its mail leaves, its sample data and its export, each kept alive by itself.',
  ),
  entry(
    companyDetails.machine,
    'organisation/company',
    'Company details',
    'The page on which an admin says the name, the zone, whom people turn to and who mail comes from.',
  ),
  entry(
    companyDetails.form.machine,
    'organisation/company',
    'Company details form',
    'The form of the company details, with somebody else’s change laid beside.',
  ),
  entry(companyMailMachine, 'organisation/company', 'Held mail', 'Holds mail, and sends or drops what is held.'),
  entry(sampleDataMachine, 'organisation/company', 'Sample data', 'Loads a made-up company, and removes it again.'),
  entry(everythingMachine, 'organisation/company', 'Export of everything', 'Takes all there is of a client away.'),
  entry(
    localeSettingsMachine,
    'organisation/locale',
    'Locale',
    'How days and numbers are written: chosen by an admin for the client, and by each person for themself.',
  ),
  entry(
    itemForm.machine,
    'organisation',
    'List item form',
    'The form of an item of a list, from the first key to the saved answer, with somebody else’s change laid beside.',
  ),
  entry(orgChartMachine, 'orgChart', 'Org chart', 'Shows who stands below whom, and moves people to another manager.'),
  entry(
    nodeForm.machine,
    'orgChart',
    'Org chart node',
    'The form of the note and the tags of one person in the org chart.',
  ),
  entry(
    onboardingMachine,
    'onboarding',
    'Onboarding',
    'Sets a new client up stage by stage, and opens the dialogs of its welcome and its logo.',
  ),
  entry(welcomeMachine, 'onboarding', 'Welcome', 'Asks an administrator once to add the company’s logo.'),
  entry(logoUploadMachine, 'onboarding', 'Logo upload', 'Takes an image, has it cropped, and sends it.'),
  entry(
    policiesMachine,
    'policies',
    'Policies',
    'The list of policies, the one that is open with its tab and its file, their categories, and the deletion of a draft.',
  ),
  entry(
    agreementMachine,
    'policies',
    'Agreement',
    'Leads through a policy to the agreement: all of it, or only what changed since the version agreed to before.',
  ),
  entry(
    policyVersionsMachine,
    'policies',
    'Policy versions',
    'Shows a version as it was published, or compares any two.',
  ),
  entry(
    policyComplianceMachine,
    'policies',
    'Policy compliance',
    'Who has agreed, now or as at a day; reminds all who are late, and hands out the evidence.',
  ),
  entry(
    policyPeople.machine,
    'policies',
    'Policy people',
    'Reads of the people a policy binds what is in view, under a search, filters and an order, however many there are.',
  ),
  ...policyEditorCatalogue,
  entry(policyFileMachine, 'policies', 'Policy file', 'Brings the file of a version to be shown, and to be kept.'),
  entry(policyCategoriesMachine, 'policies', 'Policy categories', 'The categories of policies, and their removal.'),
]
