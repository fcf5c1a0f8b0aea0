/** Lets queries of tests wait ten seconds, because a busy machine needs that to import code on first use. */
import { configure } from '@testing-library/react';

const TEN_SECONDS_MS = 10_000;

configure({ asyncUtilTimeout: TEN_SECONDS_MS });
