import type { KindName } from '@serendib/contract/listings/kind';

export interface NewWords {
  title: string;
  lead: string;
  /** Without a session. */
  login: string;
  /** On the button. */
  send: string;
  sent: string;
  failed: string;
  toggle?: string;
}

export interface EditWords {
  title: string;
  /** Without a session, and for the listing of another account. */
  login: string;
  forbidden: string;
  loadFailed: string;
  saved: string;
  failed: string;
  toggle?: string;
}

const ownWebsite = 'I have a website for managing tour bookings';
const ownBookingPage = 'We take bookings on a website of our own';
const ownBlog = 'I want to link to my existing blog website';
const submissionFailed = 'An error occurred during submission.';

/** What is said around the form of a new listing. */
export const newWords: Record<KindName, NewWords> = {
  vehicle: {
    title: 'List your vehicle',
    lead: 'Free, in your own words and at your own prices. Have one good photo and the papers at hand.',
    login: 'You must be logged in to register a vehicle. Please log in again.',
    send: 'Submit registration',
    sent: 'Vehicle registration submitted successfully! Your listing will be reviewed within 48 hours.',
    failed: 'Error registering vehicle',
  },
  tourGuide: {
    title: 'Register as a guide',
    lead: 'Travellers choose a person. Say what a day with you is like, in which languages, and for how much.',
    login: 'You must be logged in to register as a tour guide. Please log in again.',
    send: 'Submit registration',
    sent: 'Tour guide registration submitted successfully! Your listing will be reviewed within 48 hours.',
    failed: 'Error submitting registration. Please check all required fields.',
  },
  businessListing: {
    title: 'List your business',
    lead: 'A hotel, a cafe, twelve seats by the road: free, and found by those who are nearly there.',
    login: 'You must be logged in to list a business. Please log in again.',
    send: 'Submit listing',
    sent: 'Business listing submitted successfully! It will be reviewed by our team.',
    failed: 'Failed to submit business listing: {reason}',
    toggle: ownBookingPage,
  },
  tour: {
    title: 'Offer a tour',
    lead: 'One tour a form: where it goes, what it costs, who to ring. Those who come write to you, not to us.',
    login: 'You must be logged in to offer a tour. Please log in again.',
    send: 'Submit tour',
    sent: 'Tour partnership submitted successfully! It will be reviewed by our team.',
    failed: submissionFailed,
    toggle: ownWebsite,
  },
  blog: {
    title: 'Write for travellers',
    lead: 'A place you know, told so that others can find it.',
    login: 'You must be logged in to submit a blog. Please log in again.',
    send: 'Submit blog',
    sent: 'Blog submitted successfully! It will be reviewed by our team.',
    failed: submissionFailed,
    toggle: ownBlog,
  },
};

/** A vehicle whose owner has premium is live at once. */
export const vehicleIsLive =
  'Vehicle registered and automatically upgraded to premium! Your listing is now live.';

/** What is said around the form of a listing that is changed. */
export const editWords: Record<KindName, EditWords> = {
  vehicle: {
    title: 'Edit Vehicle',
    login: 'You must be logged in to edit a vehicle.',
    forbidden: "You don't have permission to edit this vehicle.",
    loadFailed: 'Failed to load vehicle data. Please try again.',
    saved: 'Vehicle updated successfully!',
    failed: 'Error updating vehicle',
  },
  tourGuide: {
    title: 'Edit Tour Guide Profile',
    login: 'You must be logged in to edit a tour guide.',
    forbidden: "You don't have permission to edit this tour guide.",
    loadFailed: 'Failed to load tour guide data. Please try again.',
    saved: 'Tour guide profile updated successfully!',
    failed: 'Error updating tour guide profile. Please try again.',
  },
  businessListing: {
    title: 'Edit Business Listing',
    login: 'You must be logged in to edit a business listing.',
    forbidden: "You don't have permission to edit this business listing.",
    loadFailed: 'Failed to load business data. Please try again.',
    saved: 'Business listing updated successfully! Changes will be reviewed by our team.',
    failed: 'An error occurred while updating the business listing.',
    toggle: ownBookingPage,
  },
  tour: {
    title: 'Edit Tour',
    login: 'You must be logged in to edit a tour.',
    forbidden: "You don't have permission to edit this tour.",
    loadFailed: 'Failed to load tour data. Please try again.',
    saved: 'Tour updated successfully!',
    failed: 'An error occurred while updating the tour.',
    toggle: ownWebsite,
  },
  blog: {
    title: 'Edit Blog',
    login: 'You must be logged in to edit a blog.',
    forbidden: "You don't have permission to edit this blog.",
    loadFailed: 'Failed to load blog data. Please try again.',
    saved: 'Blog updated successfully! Your blog remains published and visible to readers.',
    failed: 'An error occurred while updating the blog.',
    toggle: ownBlog,
  },
};

export const noUserId = 'User ID could not be determined. Please log out and log in again.';
export const sessionHasExpired = 'Your login session has expired. Please log in again.';
/** Where a business is not there any more, or never was. */
export const noBusinessDetails = 'Failed to load business details.';
/** After what was rejected has come to our team again. */
export const sentAgain = 'It is with our team again.';
export const nothingMended =
  'Nothing has been changed yet. Mend what our team wrote about, then send it again; or write to us.';
