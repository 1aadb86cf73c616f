import type {
  BusinessPriceUnit,
  BusinessType,
  TourPriceUnit,
  TourType,
  VehicleType,
} from '@serendib/contract/options/options';
import type { District, Province } from '@serendib/contract/options/places';

/** How a thing stands before the public; approved and ordinary where nothing is said. */
export interface Standing {
  /** `changed` is approved, and edited by its owner since. */
  state?: 'pending' | 'rejected' | 'changed';
  /** Why it was rejected. */
  reason?: string;
  premium?: true;
  featured?: 'homepage' | 'destination';
  /** Filled in by an administrator: it has no owner. */
  byAdmin?: true;
  /** How well liked it is, from 3 to 5. */
  stars?: number;
}

export interface GuideText extends Standing {
  name: string;
  bio: string;
  years: number;
  rate: string;
  areas: District[];
  also?: District[];
  languages: string[];
  special: string[];
  license?: string;
  certified?: [name: string, issuedBy: string, year: number | null][];
  availability?: string;
}

export interface VehicleText extends Standing {
  type: VehicleType;
  model: string;
  year: number;
  plate: string;
  seats: number;
  /** In rupees. */
  day: number;
  km: number;
  base: string;
  owner: string;
  /** The owner drives where no driver is named. */
  driver?: string;
  experience: number;
  features: string[];
  ac: boolean;
  areas: Province[];
  best: District[];
  availability?: 'available' | 'booked' | 'unavailable';
  /** Stays in its own parts. */
  local?: true;
  insurance?: string;
}

export interface TourText extends Standing {
  name: string;
  type: TourType;
  location: string;
  district: District;
  description: string;
  price: string;
  /** What the price is for, where the operator says it. */
  per?: TourPriceUnit;
  operator: string;
  contact: string;
  /** Where it is booked, if it is booked elsewhere. Such tours have nothing of what follows. */
  url?: string;
  duration?: string;
  group?: string;
  highlights?: string;
  included?: string;
  notIncluded?: string;
  from?: string;
  to?: string;
  days?: [day: string, description: string][];
  message?: string;
}

export interface BusinessText extends Standing {
  type: BusinessType;
  name: string;
  description: string;
  location: string;
  district: District;
  address?: string;
  contact: string;
  hours?: string;
  price?: string;
  /** What the price is for, where the owner says it. */
  per?: BusinessPriceUnit;
  specialties?: string;
  url?: string;
}

export interface BlogText extends Standing {
  title: string;
  author: string;
  content?: string;
  url?: string;
}
