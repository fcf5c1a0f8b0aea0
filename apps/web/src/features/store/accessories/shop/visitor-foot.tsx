import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { Cost } from '../../../../game/cosmetics/parts/cost.tsx';
import footStyles from '../../../../game/cosmetics/parts/foot.module.css';
import { Foot } from '../../../../game/cosmetics/parts/offer-foot.tsx';
import { askToSignIn } from '../../../../game/player/as-player.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { Button } from '../../../../ui/button/button.tsx';

/** The cosmetic that a visitor has tried on, with a sign-in button for buying it. */
export function VisitorFoot({ offered }: { readonly offered: CosmeticView | undefined }) {
  const { t } = useI18n();
  return (
    <Foot>
      <p className={footStyles.sum}>
        <span className={footStyles.name}>{offered ? offered.name : t('shop.visitor')}</span>
        {offered && <Cost cosmetic={offered} />}
      </p>
      <Button isWide onClick={askToSignIn}>
        {t('shop.logIn')}
      </Button>
    </Foot>
  );
}
