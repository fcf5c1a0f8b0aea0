import type { CosmeticView, SeenAppearance } from '@trivia/contract/store/cosmetics.ts';
import { Dices, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { faceUrl } from '../../../game/cosmetics/draft/appearance.ts';
import { useAppearanceDraft } from '../../../game/cosmetics/draft/use-appearance-draft.ts';
import { AppearanceFoot } from '../../../game/cosmetics/parts/appearance-foot.tsx';
import { FaceStage } from '../../../game/cosmetics/parts/face-stage.tsx';
import { ScreenBar } from '../../../game/cosmetics/parts/screen-bar.tsx';
import wardrobe from '../../../game/cosmetics/parts/wardrobe.module.css';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import styles from './avatar-editor.module.css';
import { OptionGrid } from './option-grid.tsx';
import { PartsPanel } from './parts-panel.tsx';
import { PhotoPanel } from './photo/photo-panel.tsx';

const tabIds = ['parts', 'photo', 'ground', 'frame'] as const;
type TabId = (typeof tabIds)[number];

interface AvatarEditorProps {
  readonly seen: SeenAppearance;
  readonly cosmetics: readonly CosmeticView[];
}

/** Edits the player's look. Changes show at once here, and to others after saving; a photo is saved at once. */
export function AvatarEditor({ seen, cosmetics }: AvatarEditorProps) {
  const { t } = useI18n();
  const { seed, appearance, picture } = seen;
  const [tab, setTab] = useState<TabId>('parts');
  const [first] = useState(appearance);
  const draft = useAppearanceDraft(appearance, cosmetics);
  const { worn } = draft;
  const photo = picture && !picture.isHidden ? picture.url : undefined;
  const model = { seed, look: { ...first, ground: null, frame: null }, photo };
  const isDrawn = photo === undefined || tab === 'parts' || tab === 'ground';
  const panels = {
    parts: <PartsPanel cosmetics={cosmetics} model={model} draft={draft} />,
    photo: <PhotoPanel picture={picture} />,
    ground: <OptionGrid slot="ground" cosmetics={cosmetics} model={model} draft={draft} hasNames />,
    frame: <OptionGrid slot="frame" cosmetics={cosmetics} model={model} draft={draft} hasNames />,
  } satisfies Record<TabId, unknown>;
  return (
    <div className={`${wardrobe.wardrobe} ${styles.editor}`} data-covers-bar>
      <div className={`${wardrobe.face} ${styles.head}`}>
        <ScreenBar title={t('appearance.title')} backTo="/profile" />
        <FaceStage src={isDrawn ? faceUrl(seed, worn) : (photo ?? '')} frame={worn.frame}>
          <div className={styles.tools}>
            <IconButton
              label={t('appearance.undo')}
              icon={Undo2}
              disabled={!draft.canUndo}
              onClick={draft.undo}
            />
            <IconButton label={t('appearance.shuffle')} icon={Dices} onClick={draft.shuffle} />
          </div>
        </FaceStage>
      </div>
      <div className={wardrobe.options}>
        <Tabs
          label={t('appearance.tabs')}
          value={tab}
          onChange={setTab}
          tabs={tabIds.map((id) => ({
            id,
            label: t(`appearance.${id}`),
            panel: (
              <>
                {photo !== undefined && isDrawn && (
                  <p className={styles.note}>{t('appearance.hiddenByPhoto')}</p>
                )}
                {panels[id]}
              </>
            ),
          }))}
        />
      </div>
      <AppearanceFoot saved={appearance} draft={draft} cosmetics={cosmetics} />
    </div>
  );
}
